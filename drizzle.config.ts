import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes a migration after a change of the tables; the server applies it at start. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./shared/schema.ts', './server/database/schema.ts'],
  out: './server/database/migrations',
});
