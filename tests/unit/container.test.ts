import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputs } from '#server/launch/build.mjs';
import { root } from '#server/launch/child.mjs';

const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');

test('the image is given everything that the build reads, and nothing else', () => {
  const ignored = lines('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'));
  expect(ignored[0]).toBe('*');
  const allowed = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  // npm reads the last one.
  expect(allowed.sort()).toEqual([...inputs, '.npmrc'].sort());
});

test('every stage of the image is Debian with the Node that .nvmrc names', () => {
  const stages = lines('Dockerfile').flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  expect(stages.length).toBeGreaterThan(1);
  expect(new Set(stages)).toEqual(new Set([`node:${lines('.nvmrc')[0]?.trim()}-slim`]));
});

test('the image does not run as root', () => {
  const users = lines('Dockerfile').flatMap((line) => /^USER (\S+)/.exec(line)?.[1] ?? []);
  expect(users.at(-1)).toBe('node');
});
