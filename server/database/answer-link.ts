import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findSecret } from './secrets.ts';

export const answerLinkDays = 30;

export const answerPath = '/answered';

interface SignedLead {
  readonly id: number;
  /** As `utc` writes it. */
  readonly createdAt: string;
}

/** Binds a link to one lead, and to no other that may get its number later. */
const sign = (secret: Buffer, { id, createdAt }: SignedLead): string =>
  createHmac('sha256', secret).update(`${id} ${createdAt}`).digest('base64url');

/** Is this the lead's signature? Takes as long for any answer. */
export function isSigned(secret: Buffer, lead: SignedLead, given: string): boolean {
  const [expected, signature] = [Buffer.from(sign(secret, lead)), Buffer.from(given)];
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}

/** Makes the links by which staff mark a lead as answered, below `origin`; without it there are none. */
export function createAnswerLinks(db: NodePgDatabase, origin: string | undefined) {
  return async (lead: SignedLead): Promise<string | undefined> => {
    if (!origin) return undefined;
    const secret = await findSecret(db, 'answer-links');
    return secret && `${origin}${answerPath}/${lead.id}/${sign(secret, lead)}`;
  };
}
