import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { draft } from '#client/consultation/draft.ts';

// A second, the default, is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom leaves out and the components call.
window.scrollTo = () => {};
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

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
  // What outlives a page: typed answers, and the filter in the address.
  draft.typed = {};
  history.replaceState(null, '', '/');
  const found = complaints;
  complaints = [];
  expect(found, 'unexpected console messages').toEqual([]);
});

// jsdom lays nothing out, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => {};
