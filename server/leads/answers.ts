import { eq, sql } from 'drizzle-orm';
import { answerLinkDays, isSigned } from '#server/database/answer-link.ts';
import type { Database } from '#server/database/database.ts';
import { transact } from '#server/database/pool.ts';
import { leadAnswers, utc } from '#server/database/schema.ts';
import { findSecret } from '#server/database/secrets.ts';
import { contactForms } from '#shared/schema.ts';

export interface AnswerLink {
  readonly id: number;
  readonly signature: string;
}

/** A lead as the link has found it, its moments as ISO 8601 texts. */
export interface LinkTarget {
  readonly createdAt: string;
  readonly answeredAt: string | null;
}

/**
 * Follows a link by which staff mark a lead as answered.
 *
 * @param marks the lead; else nothing changes, as mail scanners open links
 * @returns undefined where it leads to none, or too late
 * @throws DatabaseUnavailableError
 */
export type FollowLink = (link: AnswerLink, marks: boolean) => Promise<LinkTarget | undefined>;

const oldest = sql`now() - make_interval(days => ${answerLinkDays})`;

export const createFollowLink =
  ({ pool }: Pick<Database, 'pool'>): FollowLink =>
  ({ id, signature }, marks) =>
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
