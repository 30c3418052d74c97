import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { draft } from '#client/consultation/draft.ts';
import { currentToasts, dismiss } from '#client/notifications/toast-store.ts';

// A second, the default, is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom leaves out and the components call: it lays nothing out, so there is nothing to scroll.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

// React and the browser report mistakes on the console: a test that provokes one without expecting
// it (with vi.spyOn) fails.
let complaints: string[] = [];
for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    complaints.push(format(...args));
  };
}

afterEach(() => {
  cleanup();
  // What outlives a page: typed answers, notifications, and the filter in the address.
  draft.typed = {};
  for (const { id } of currentToasts()) dismiss(id);
  history.replaceState(null, '', '/');
  const found = complaints;
  complaints = [];
  expect(found, 'unexpected console messages').toEqual([]);
});
