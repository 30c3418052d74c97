import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('../src/ui/lucide-icon.ts', import.meta.url));

/** Builds the icons of lucide-react with our own small component (client/src/ui/lucide-icon.ts). */
export function lucideIcons(): Plugin {
  return {
    name: 'lucide-icons',
    apply: 'build',
    enforce: 'pre',
    // So that prerendered pages hold the same icons.
    configEnvironment: () => ({ resolve: { noExternal: ['lucide-react'] } }),
    resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? own : null),
  };
}
