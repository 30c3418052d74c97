import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findSecret, isSignature, sign } from './secrets.ts';

/** How long after a lead has come the links in its notices are good. */
export const answerLinkDays = 30;

/** Where such a link leads, below the site's origin. */
export const answerPath = '/answered';

interface SignedLead {
  readonly id: number;
  /** As `utc` writes it. */
  readonly createdAt: string;
}

/** Binds a link to one lead, and to no other that may get its number later. */
const signed = ({ id, createdAt }: SignedLead) => `${id} ${createdAt}`;

/** Is this the signature of the lead's link? */
export const isSigned = (secret: Buffer, lead: SignedLead, signature: string): boolean =>
  isSignature(secret, signed(lead), signature);

/**
 * Makes the links by which staff mark a lead as answered.
 *
 * @param origin where the site is published; without one there are no links
 */
export function createAnswerLinks(db: NodePgDatabase, origin: string | undefined) {
  return async (lead: SignedLead): Promise<string | undefined> => {
    if (!origin) return undefined;
    const secret = await findSecret(db, 'answer-links');
    return secret && `${origin}${answerPath}/${lead.id}/${sign(secret, signed(lead))}`;
  };
}
