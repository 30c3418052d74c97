import './server/launch/check-machine.mjs';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './client/build/dev-pages.ts';
import { drawings } from './client/build/drawings-plugin.ts';
import { evaluatedContent } from './client/build/evaluated-content-plugin.ts';
import { siteBuild } from './client/build/site-build.ts';
import { devSite } from './server/launch/dev-site.ts';

const inProject = (folder: string) => resolve(import.meta.dirname, folder);

/** `vite build` builds the whole site (client/build/site-build.ts). */
export default defineConfig({
  root: 'client',
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    tailwindcss(),
    drawings(),
    evaluatedContent(),
    siteBuild(),
    devPages(),
    devSite(),
  ],
  server: {
    // By `/@fs/` Vite serves any file of these folders: never the leads, backups or settings beside them.
    fs: {
      allow: ['client', 'shared', realpathSync(inProject('node_modules'))].map(inProject),
    },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Browsers of about the last three years.
    target: ['chrome119', 'firefox119', 'safari17', 'edge119'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
