import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { visitMemory } from '#client/api/visit-memory.ts';
import { attemptKey, forgetAttempt } from '#client/consultation/attempt.ts';
import { visitSource } from '#client/consultation/visit-source.ts';

afterEach(() => {
  forgetAttempt();
  for (const fact of ['first', 'lastLeft'] as const) delete visitMemory[fact];
});

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('an attempt keeps its key until its answers change or are stored; each key is a version 4 UUID', () => {
  const first = attemptKey({ name: 'A' });
  expect(first).toMatch(uuid);
  expect(attemptKey({ name: 'A' })).toBe(first);
  const second = attemptKey({ name: 'B' });
  expect(second).not.toBe(first);
  forgetAttempt();
  expect(attemptKey({ name: 'B' })).not.toBe(second);
});

test('a page that was not fetched over HTTPS has no randomUUID, and still gets such keys', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const keys = Array.from({ length: 50 }, (_, i) => attemptKey({ i }));
  for (const key of keys) expect(key).toMatch(uuid);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the source of a visit is a header of at most 2,000 characters, in any script', () => {
  const campaign = 'दीवाली '.repeat(80);
  visitMemory.first = `https://www.example.com/about?utm_source=news&utm_medium=${campaign}&utm_campaign=${'🪔'.repeat(99)}x`;
  visitMemory.lastLeft = '/projects';
  const header = visitSource();
  expect(header).toMatch(/^[!-~]{1,2000}$/);
  const source = JSON.parse(decodeURIComponent(header));
  expect(source).toMatchObject({ landingPage: '/about', formPage: '/projects', utmSource: 'news' });
  expect(campaign.startsWith(source.utmMedium)).toBe(true);
});
