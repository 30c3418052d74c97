import { existsSync } from 'node:fs';
import { exitWithMessage } from '#server/launch/child.mjs';
import { builtSite, startBuiltSite } from '#tests/support/built-site.ts';

/** Starts the built site once for all tests. They find its address in the environment. */
export default async function startSite(): Promise<() => Promise<void>> {
  const [server = ''] = builtSite({}).args;
  if (!existsSync(server))
    exitWithMessage(
      'There is no build to test: run npm run build, or npm test -- e2e, which builds first.',
    );
  const site = await startBuiltSite();
  process.env.E2E_ORIGIN = site.origin;
  process.env.E2E_DATABASE_URL = site.databaseUrl;
  return async () => {
    const code = await site.stop();
    if (code !== 0) throw new Error(`The site ended with code ${code}:\n${site.server.output}`);
  };
}
