import { company } from '#shared/company.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { findPlaceholders } from './placeholders.ts';

/** What the operator reads at the start: where the site is, how leads and notices reach staff. */
export function announce(
  url: string,
  { address, warnings }: Pick<Database, 'address' | 'warnings'>,
  config: Pick<Config, 'leadEmailTo' | 'leadWebhookUrl' | 'warnings'>,
): string {
  const { host, port, database, user, passwordFile, dataDir } = address;
  const lines = [
    `${company.name} is running.`,
    '',
    `  Site      ${url}`,
    `  Leads     host ${host}, port ${port}, database ${database}, user ${user}, table contact_forms`,
    `  Password  ${passwordFile ? `in the file ${passwordFile}` : 'as in DATABASE_URL'}`,
    `  Data      ${dataDir ? `in the folder ${dataDir}` : 'in the Postgres that DATABASE_URL names'}`,
    `  Notices   ${describeNotices(config)}`,
    '  Stop      Ctrl-C',
  ];
  for (const warning of [...config.warnings, ...warnings]) lines.push('', `  Warning: ${warning}`);
  const placeholders = findPlaceholders();
  if (placeholders.length > 0) {
    lines.push('', '  Before you publish, fill in shared/company.ts:');
    lines.push(...placeholders.map(({ message }) => `  - ${message}`));
  }
  return `${lines.join('\n')}\n`;
}

/** A webhook's address may be a secret as a whole: its host has to do. */
function describeNotices({
  leadEmailTo = [],
  leadWebhookUrl,
}: Pick<Config, 'leadEmailTo' | 'leadWebhookUrl'>): string {
  const webhook = leadWebhookUrl ? [`the webhook at ${new URL(leadWebhookUrl).host}`] : [];
  const receivers = [...leadEmailTo, ...webhook];
  return receivers.length > 0
    ? `for each new lead, to ${receivers.join(', ')}`
    : 'none: set LEAD_EMAIL_TO and SMTP_URL to get a mail for each lead';
}
