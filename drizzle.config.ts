import { defineConfig } from 'drizzle-kit';
import { findConnection } from './server/database/embedded-postgres.ts';

try {
  process.loadEnvFile();
} catch {
  // The file .env does not exist.
}

/** Returns the database of `DATABASE_URL`, or else the embedded one, which works while the site runs. */
function findDatabase() {
  const { DATABASE_URL, DATA_DIR = './data' } = process.env;
  if (DATABASE_URL) return { url: DATABASE_URL };
  const connection = findConnection(DATA_DIR);
  return connection && { ...connection, ssl: false };
}
const dbCredentials = findDatabase();
// drizzle-kit's own message does not say what to do.
if (!dbCredentials && /^(?:push|pull|studio|migrate)$/.test(process.argv[2] ?? ''))
  console.error('No database: start the site (npm run dev), or set DATABASE_URL.');

/** Lets `npx drizzle-kit generate` write a migration after a change of the tables. The server applies it at its start. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shared/schema.ts', './server/database/schema.ts'],
  out: './server/database/migrations',
  ...(dbCredentials && { dbCredentials }),
});
