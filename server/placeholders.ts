import { company } from '#shared/company.ts';
import type { Company } from '#shared/company-shape.ts';

/** One fact the owner has not filled in yet, in the owner's words. */
export interface Placeholder {
  readonly field: keyof Company;
  readonly message: string;
}

/** Lists the facts that are still placeholders; empty when the site is ready to publish. */
export function findPlaceholders(facts: Company = company): Placeholder[] {
  const found: Placeholder[] = [];
  const add = (field: keyof Company, message: string) => found.push({ field, message });
  if (/0{5} ?0{5}/.test(facts.phone)) add('phone', `the phone number is still ${facts.phone}`);
  if (/0{5} ?0{5}/.test(facts.whatsapp))
    add('whatsapp', `the WhatsApp number is still ${facts.whatsapp}`);
  if (/@example\./.test(facts.email)) add('email', `the email address is still ${facts.email}`);
  if (/\/\/(www\.)?example\./.test(facts.origin))
    add('origin', `the site address is still ${facts.origin}`);
  return found;
}
