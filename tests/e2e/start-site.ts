import { startBuiltSite } from '#tests/support/built-site.ts';

/** Starts the built site once for all tests; they find it through the environment. */
export default async function startSite(): Promise<() => Promise<void>> {
  const site = await startBuiltSite();
  process.env.E2E_ORIGIN = site.origin;
  process.env.E2E_DATABASE_URL = site.databaseUrl;
  return async () => {
    const code = await site.stop();
    if (code !== 0) throw new Error(`The site ended with code ${code}:\n${site.server.output}`);
  };
}
