import { company } from '#shared/company.ts';
import type { Database } from './database.ts';
import { findPlaceholders } from './placeholders.ts';

/** What whoever started the server reads: where the site is, where leads lie and how to reach them. */
export function announce(
  url: string,
  { address, warnings }: Pick<Database, 'address' | 'warnings'>,
): string {
  const { host, port, database, user, passwordFile, dataDir } = address;
  const lines = [
    `${company.name} is running.`,
    '',
    `  Site      ${url}`,
    `  Leads     host ${host}, port ${port}, database ${database}, user ${user}, table contact_forms`,
    `  Password  ${passwordFile ? `in the file ${passwordFile}` : 'as in DATABASE_URL'}`,
    `  Data      ${dataDir ? `in the folder ${dataDir}` : 'in the Postgres that DATABASE_URL names'}`,
    '  Stop      Ctrl-C',
  ];
  for (const warning of warnings) lines.push('', `  Warning: ${warning}`);
  const placeholders = findPlaceholders();
  if (placeholders.length > 0) {
    lines.push('', '  Before you publish, fill in shared/company.ts:');
    lines.push(...placeholders.map(({ message }) => `  - ${message}`));
  }
  return `${lines.join('\n')}\n`;
}
