import type { Rolldown } from 'vite';

/**
 * Makes Chromium compile each script while it arrives, outside the main thread. Home then starts in 160 ms in place of
 * 185 ms (26 November 2026, medians of five). Measure it again in November 2027, and delete this file if it saves less
 * than 5 ms. The hint must be the first line, so this plugin runs after Vite's own.
 */
export const compileHint: Rolldown.Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
