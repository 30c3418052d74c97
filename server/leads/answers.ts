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

/** Where a link leads: nowhere, too late, or to a lead as it was found, its moments as ISO 8601 texts. */
export type LinkTarget =
  | 'wrong'
  | 'old'
  | { readonly createdAt: string; readonly answeredAt: string | null };

/**
 * Follows a link by which staff mark a lead as answered.
 *
 * @param marks the lead; else nothing changes, as mail scanners open links
 * @throws DatabaseUnavailableError
 */
export type FollowLink = (link: AnswerLink, marks: boolean) => Promise<LinkTarget>;

export const createFollowLink =
  ({ pool }: Pick<Database, 'pool'>): FollowLink =>
  ({ id, signature }, marks) =>
    transact(pool, async (tx) => {
      const [lead] = await tx
        .select({
          createdAt: utc(contactForms.createdAt),
          answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
          isOld: sql<boolean>`${contactForms.createdAt} < now() - make_interval(days => ${answerLinkDays})`,
        })
        .from(contactForms)
        .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
        .where(eq(contactForms.id, id));
      const secret = await findSecret(tx, 'answer-links');
      if (!lead || !secret || !isSigned(secret, { id, ...lead }, signature)) return 'wrong';
      if (lead.isOld) return 'old';
      if (marks) await tx.insert(leadAnswers).values({ contactFormId: id }).onConflictDoNothing();
      return lead;
    });
