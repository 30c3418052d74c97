import { eq, sql } from 'drizzle-orm';
import { answerLinkDays, isSigned } from '#server/database/answer-link.ts';
import type { Database } from '#server/database/database.ts';
import { transact } from '#server/database/pool.ts';
import { leadAnswers, utc } from '#server/database/schema.ts';
import { findSecret } from '#server/database/secrets.ts';
import { contactForms } from '#shared/schema.ts';

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
