import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { attemptKey, forgetAttempt } from '#client/consultation/attempt.ts';
import { rememberVisit, visitMemory } from '#client/consultation/visit-memory.ts';
import { visitSource } from '#client/consultation/visit-source.ts';
import { clickIdParameters, sourceParameters } from '#shared/visit-source.ts';

const facts = ['first', 'referrer', 'lastLeft'] as const;

afterEach(() => {
  forgetAttempt();
  for (const fact of facts) delete visitMemory[fact];
});

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('an attempt keeps its key until its values change or are stored', () => {
  const first = attemptKey({ name: 'A' });
  expect(first).toMatch(uuid);
  expect(attemptKey({ name: 'A' })).toBe(first);
  const second = attemptKey({ name: 'B' });
  expect(second).not.toBe(first);
  forgetAttempt();
  expect(attemptKey({ name: 'B' })).not.toBe(second);
});

test('a page without HTTPS still makes version 4 UUIDs as keys', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const keys = Array.from({ length: 50 }, (_, i) => attemptKey({ i }));
  for (const key of keys) expect(key).toMatch(uuid);
  expect(new Set(keys).size).toBe(keys.length);
});

/** Opens a document as `main.tsx` does. Returns a function that closes it. */
function openAt(address: string) {
  history.replaceState(history.state, '', address);
  const forget = rememberVisit();
  const close = () => {
    forget();
    for (const fact of facts) delete visitMemory[fact];
  };
  onTestFinished(() => {
    close();
    history.replaceState(null, '', '/');
  });
  return close;
}
const readHeader = () => JSON.parse(decodeURIComponent(visitSource()));

test.each(Object.entries(sourceParameters))(
  'the form sends %s from the first address of the visit',
  (field, parameter) => {
    openAt(`/about?${parameter}=Cj0K-x_1`);
    navigate('/projects');
    navigate('/contact');
    expect(readHeader()).toEqual({
      landingPage: '/about',
      formPage: '/projects',
      [field]: 'Cj0K-x_1',
    });
  },
);

test.each(['a page', 'a place within it'])('a reload of %s keeps the campaign', (where) => {
  const close = openAt('/?gclid=Cj0K&utm_campaign=diwali');
  navigate('/contact', { state: { of: 'another part' } });
  if (where !== 'a page') {
    // jsdom does not follow links within a page.
    history.pushState(null, '', '/contact#form');
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
  const before = readHeader();
  expect(before).toMatchObject({ gclid: 'Cj0K', utmCampaign: 'diwali', formPage: '/' });
  close();
  openAt(location.href);
  expect(readHeader()).toEqual(before);
});

test('a history entry keeps its own state beside the visit', () => {
  openAt('/');
  navigate('/projects', { state: { show: 'office' } });
  expect(history.state).toMatchObject({ show: 'office', visit: { lastLeft: '/' } });
});

test.each([
  ['of another script', 'द', { landingPage: '/', formPage: '/' }],
  ['full of escapes', '%', ''],
])('click ids %s never make the header too long', (_what, character, sent) => {
  const id = character.repeat(500);
  const ids = Object.values(clickIdParameters).map((parameter) => [parameter, id]);
  visitMemory.first = `https://www.example.com/?${new URLSearchParams(ids)}`;
  const header = visitSource();
  expect(header && JSON.parse(decodeURIComponent(header))).toEqual(sent);
});

test('the longest source makes a header of at most 6,000 ASCII characters', () => {
  const campaign = 'दीवाली '.repeat(80);
  const names = Object.entries(sourceParameters).map(([field, parameter]) =>
    field.startsWith('utm')
      ? `${parameter}=${campaign}${'🪔'.repeat(99)}x`
      : `${parameter}=${'x'.repeat(500)}`,
  );
  visitMemory.first = `https://www.example.com/${'%E0%A4%A6'.repeat(99)}?${names.join('&')}`;
  visitMemory.lastLeft = `/${'%E0%A4%A6'.repeat(99)}`;
  const header = visitSource();
  expect(header).toMatch(/^[!-~]{1,6000}$/);
  const source = readHeader();
  expect(campaign.startsWith(source.utmMedium)).toBe(true);
  expect(source.msclkid).toHaveLength(500);
});
