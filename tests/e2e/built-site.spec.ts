import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { overBudget } from '../../client/build/budgets.ts';

const site = 'dist/public';

test('every part of the built site is within its budget', async () => {
  expect(await overBudget(site)).toEqual([]);
});

test('the built styles keep the rules that iPhones need', async () => {
  expect(await readFile(`${site}/index.html`, 'utf8')).toContain('-webkit-text-size-adjust:100%');
});
