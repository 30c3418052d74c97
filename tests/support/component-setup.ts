import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { draft } from '#client/consultation/draft.ts';
import { currentToasts, dismiss } from '#client/notifications/toast-store.ts';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lays nothing out, so it has no scrolling, but the components call it.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

// React and the browser report mistakes on the console. A test fails if it causes one without expecting it (with
// vi.spyOn).
let complaints: string[] = [];
for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    complaints.push(format(...args));
  };
}

afterEach(() => {
  cleanup();
  // Typed values, notifications, and the filter in the address outlive a page.
  draft.typed = {};
  for (const { id } of currentToasts()) dismiss(id);
  history.replaceState(null, '', '/');
  const found = complaints;
  complaints = [];
  expect(found, 'unexpected console messages').toEqual([]);
});
