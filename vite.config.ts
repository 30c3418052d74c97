import './server/launch/check-machine.mjs';
import { realpathSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './client/build/dev-pages-plugin.ts';
import { siteBuild } from './client/build/site-build-plugin.ts';
import { inProject } from './server/launch/child.mjs';
import { devSite } from './server/launch/dev-site.ts';

/** Makes `vite build` build the whole site (client/build/site-build-plugin.ts) and `vite` serve it in development. */
export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss(), siteBuild(), devPages(), devSite()],
  server: {
    // Vite serves any file of these folders by `/@fs/`. Leads, backups and settings stay out of reach.
    fs: {
      allow: [inProject('client'), inProject('shared'), realpathSync(inProject('node_modules'))],
    },
  },
  build: {
    emptyOutDir: false,
    // The browsers that README.md promises, for scripts and styles.
    target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
