import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * The site's client. `npm run build` (client/build.ts) runs this configuration for the browser,
 * for the prerenderer and for the server's bundle.
 */
export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/public',
    emptyOutDir: true,
    manifest: true,
    // Browsers of about the last three years.
    target: ['chrome119', 'firefox119', 'safari17', 'edge119'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
