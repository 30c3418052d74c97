import { defineConfig } from 'drizzle-kit';
import { loadConfig } from './server/base/config.ts';
import { findConnection } from './server/database/embedded-postgres.ts';

/** Returns the database of `DATABASE_URL`, or else the embedded one, which works while the site runs. */
function findDatabase() {
  const { DATABASE_URL, DATA_DIR } = loadConfig();
  return DATABASE_URL ? { url: DATABASE_URL } : findConnection(DATA_DIR);
}
const dbCredentials = findDatabase();
// drizzle-kit's own message does not say what to do.
if (!dbCredentials && /^(?:push|pull|studio|migrate)$/.test(process.argv[2] ?? ''))
  console.error('No database: start the site (npm run dev), or set DATABASE_URL.');

/**
 * Lets `npx drizzle-kit generate` write a migration after a change of the tables. The server applies it at its start.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shared/schema.ts', './server/database/schema.ts'],
  out: './server/database/migrations',
  ...(dbCredentials && { dbCredentials }),
});
