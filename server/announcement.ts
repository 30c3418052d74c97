import type { Config } from '#server/base/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Channel } from '#server/leads/notice.ts';
import { company } from '#shared/company.ts';
import { placeholders } from '#shared/placeholders.ts';

const noNotices = 'none: set LEAD_EMAIL_TO and SMTP_URL to get an email for each lead';

/** Returns the first log lines: the site's address, and how leads and notices reach staff. */
export function composeAnnouncement(
  url: string,
  { address }: Pick<Database, 'address'>,
  channels: readonly Pick<Channel, 'name'>[],
  warnings: Config['warnings'],
): string {
  const { host, port, database, user, passwordFile, folder } = address;
  const names = channels.map(({ name }) => name).join(', ');
  const lines = [
    `${company.name} is running.`,
    '',
    `  Site      ${url}`,
    `  Leads     host ${host}, port ${port}, database ${database}, user ${user}, view leads, table contact_forms`,
    `  Password  ${passwordFile ? `in the file ${passwordFile}` : 'as in DATABASE_URL'}`,
    `  Data      ${folder ? `in the folder ${folder}` : 'in the PostgreSQL that DATABASE_URL names'}`,
    `  Notices   ${names ? `for each new lead, by ${names}` : noNotices}`,
    '  Stop      Ctrl-C',
  ];
  for (const warning of warnings) lines.push('', `  Warning: ${warning}`);
  const missing = placeholders();
  if (missing.length > 0) {
    lines.push('', '  Before you publish, fill in shared/company.ts:');
    lines.push(...missing.map((placeholder) => `  - ${placeholder}`));
  }
  return `${lines.join('\n')}\n`;
}
