import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findSecret, isSignature, sign } from './secrets.ts';

export const answerLinkDays = 30;

export const answerPath = '/answered';

interface SignedLead {
  readonly id: number;
  /** As `utc` writes it. */
  readonly createdAt: string;
}

/** Binds a link to one lead, and to no other that may get its number later. */
const signed = ({ id, createdAt }: SignedLead) => `${id} ${createdAt}`;

export const isSigned = (secret: Buffer, lead: SignedLead, signature: string): boolean =>
  isSignature(secret, signed(lead), signature);

/** Makes the links by which staff mark a lead as answered, below `origin`; without it there are none. */
export function createAnswerLinks(db: NodePgDatabase, origin: string | undefined) {
  return async (lead: SignedLead): Promise<string | undefined> => {
    if (!origin) return undefined;
    const secret = await findSecret(db, 'answer-links');
    return secret && `${origin}${answerPath}/${lead.id}/${sign(secret, signed(lead))}`;
  };
}
