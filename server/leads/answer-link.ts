import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '#server/database/database.ts';
import { transact } from '#server/database/pool.ts';
import { leadAnswers, utc } from '#server/database/schema.ts';
import { findSecret, isSignature, sign } from '#server/database/secrets.ts';
import { contactForms } from '#shared/schema.ts';

export const answerLinkDays = 30;

export const answerPath = '/answered';

interface SignedLead {
  readonly id: number;
  /** As `utc` writes it. */
  readonly createdAt: string;
}

/** Binds a link to one lead, and to no other that may get its number later. */
const signed = ({ id, createdAt }: SignedLead) => `${id} ${createdAt}`;

const isSigned = (secret: Buffer, lead: SignedLead, signature: string): boolean =>
  isSignature(secret, signed(lead), signature);

/** Makes the links by which staff mark a lead as answered, below `origin`; without it there are none. */
export function createAnswerLinks(db: NodePgDatabase, origin: string | undefined) {
  return async (lead: SignedLead): Promise<string | undefined> => {
    if (!origin) return undefined;
    const secret = await findSecret(db, 'answer-links');
    return secret && `${origin}${answerPath}/${lead.id}/${sign(secret, signed(lead))}`;
  };
}

const oldest = sql`now() - make_interval(days => ${answerLinkDays})`;

/**
 * Follows links by which staff mark a lead, if `marks`: mail scanners open links, too. Resolves to the lead as it was
 * found, its moments as ISO 8601 texts; undefined where there is none, or it is too old. @throws DatabaseUnavailableError
 */
export const createFollowLink =
  ({ pool }: Pick<Database, 'pool'>) =>
  (id: number, signature: string, marks: boolean) =>
    transact(pool, async (tx) => {
      const [lead] = await tx
        .select({
          createdAt: utc(contactForms.createdAt),
          answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
        })
        .from(contactForms)
        .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
        .where(sql`${contactForms.id} = ${id} and ${contactForms.createdAt} > ${oldest}`);
      const secret = await findSecret(tx, 'answer-links');
      if (!lead || !secret || !isSigned(secret, { id, ...lead }, signature)) return undefined;
      if (marks) await tx.insert(leadAnswers).values({ contactFormId: id }).onConflictDoNothing();
      return lead;
    });

export type FollowLink = ReturnType<typeof createFollowLink>;
