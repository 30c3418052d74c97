import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '#server/database/database.ts';
import { transact } from '#server/database/pool.ts';
import { leadAnswers, utc } from '#server/database/schema.ts';
import { findSecret, isSignature, sign } from '#server/database/secrets.ts';
import { contactForms } from '#shared/schema.ts';
import { countNotes } from './follow-up.ts';

export const answerLinkDays = 30;

export const answerPath = '/answered';

interface SignedLead {
  readonly id: number;
  /** The time of the lead as `utc` writes it. */
  readonly createdAt: string;
}

/** Returns the text that binds a link to one lead, and to no other that may get its number later. */
const signed = ({ id, createdAt }: SignedLead) => `${id} ${createdAt}`;

const isSigned = (secret: Buffer, lead: SignedLead, signature: string): boolean =>
  isSignature(secret, signed(lead), signature);

/** Makes the links by which staff follow a lead up, below `origin`. Without an origin there are none. */
export function createAnswerLinks(db: NodePgDatabase, origin: string | undefined) {
  return async (lead: SignedLead): Promise<string | undefined> => {
    if (!origin) return undefined;
    const secret = await findSecret(db, 'answer-links');
    return secret && `${origin}${answerPath}/${lead.id}/${sign(secret, signed(lead))}`;
  };
}

const oldest = sql`now() - make_interval(days => ${answerLinkDays})`;

/**
 * Follows a link of a notice: does the `work` for the lead, then reads the lead's state. Mail scanners open links, so a
 * link alone does no work. Resolves to undefined if no such lead exists or it is too old. @throws DatabaseUnavailableError
 */
export const createFollowLink =
  ({ pool }: Pick<Database, 'pool'>) =>
  (id: number, signature: string, work?: (tx: NodePgDatabase) => Promise<unknown>) =>
    transact(pool, async (tx) => {
      const find = tx
        .select({
          createdAt: utc(contactForms.createdAt),
          projectType: contactForms.projectType,
          answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
        })
        .from(contactForms)
        .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
        .where(sql`${contactForms.id} = ${id} and ${contactForms.createdAt} > ${oldest}`);
      const [found] = await find;
      const secret = await findSecret(tx, 'answer-links');
      if (!found || !secret || !isSigned(secret, { id, ...found }, signature)) return undefined;
      await work?.(tx);
      const [lead] = work ? await find : [found];
      return lead && { ...lead, notes: await countNotes(tx, id) };
    });

export type FollowLink = ReturnType<typeof createFollowLink>;
/** The state of a lead for the page behind its link, without the visitor's data. */
export type FollowedLead = NonNullable<Awaited<ReturnType<FollowLink>>>;
