// npm run dev: install what is missing, then run server/dev.ts in this same process through tsx.
import './check-node.mjs';
import { root } from './child.mjs';
import { installIfMissing } from './install.mjs';

process.chdir(root);
await installIfMissing();

process.env.NODE_ENV ??= 'development';
const { register } = await import('tsx/esm/api');
register();
// @ts-expect-error: TypeScript allows no .ts import in a .mjs file that Node runs; tsx does.
await import('../dev.ts');
