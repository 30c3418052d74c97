import type { Config } from '#server/base/config.ts';
import type { Database } from '#server/database/database.ts';
import { company } from '#shared/company.ts';
import { placeholders } from '#shared/company-check.ts';

type Notices = Pick<Config, 'LEAD_EMAIL_TO' | 'LEAD_WEBHOOK_URL'>;

/** Returns the first log lines: the site's address, and how leads and notices reach staff. */
export function announce(
  url: string,
  { address }: Pick<Database, 'address'>,
  config: Notices & Pick<Config, 'warnings'>,
): string {
  const { host, port, database, user, passwordFile, folder } = address;
  const lines = [
    `${company.name} is running.`,
    '',
    `  Site      ${url}`,
    `  Leads     host ${host}, port ${port}, database ${database}, user ${user}, view leads, table contact_forms`,
    `  Password  ${passwordFile ? `in the file ${passwordFile}` : 'as in DATABASE_URL'}`,
    `  Data      ${folder ? `in the folder ${folder}` : 'in the PostgreSQL that DATABASE_URL names'}`,
    `  Notices   ${describeNotices(config)}`,
    '  Stop      Ctrl-C',
  ];
  for (const warning of config.warnings) lines.push('', `  Warning: ${warning}`);
  const missing = placeholders();
  if (missing.length > 0) {
    lines.push('', '  Before you publish, fill in shared/company.ts:');
    lines.push(...missing.map((placeholder) => `  - ${placeholder}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Describes the notices without addresses, because a webhook's address may be a secret. */
function describeNotices({ LEAD_EMAIL_TO: recipients = [], LEAD_WEBHOOK_URL }: Notices): string {
  const { length } = recipients;
  const receivers = [
    length > 0 && `by email to ${length} ${length === 1 ? 'address' : 'addresses'}`,
    LEAD_WEBHOOK_URL && `by the webhook at ${new URL(LEAD_WEBHOOK_URL).host}`,
  ].filter(Boolean);
  if (receivers.length > 0) return `for each new lead, ${receivers.join(' and ')}`;
  return 'none: set LEAD_EMAIL_TO and SMTP_URL to get an email for each lead';
}
