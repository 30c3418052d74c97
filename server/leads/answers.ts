import { eq, sql } from 'drizzle-orm';
import { answerLinkDays, isSigned } from '#server/database/answer-link.ts';
import type { Database } from '#server/database/database.ts';
import { utc } from '#server/database/lead-view.ts';
import { leadAnswers } from '#server/database/own-tables.ts';
import { findSecret } from '#server/database/secrets.ts';
import { contactForms } from '#shared/schema.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';
import { transact } from './transaction.ts';

/** What became of a link by which staff mark a lead as answered. */
export type LinkOutcome =
  | { readonly outcome: 'wrong' | 'old' }
  /** The client has sent too many. Whole seconds. */
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number }
  /** The lead waits, or it is answered; moments as ISO 8601 texts. */
  | { readonly outcome: 'open'; readonly createdAt: string }
  | { readonly outcome: 'answered'; readonly createdAt: string; readonly answeredAt: string };

export interface AnswerLink {
  readonly id: number;
  readonly signature: string;
}

/** Follows the links in notices. */
export interface AnswerDesk {
  /** Changes nothing: mail scanners open links. */
  look(link: AnswerLink): Promise<LinkOutcome>;
  /**
   * Marks the lead as answered, unless it is already.
   *
   * @param client its network address, counted like that of a request
   */
  mark(link: AnswerLink, client: string | undefined): Promise<LinkOutcome>;
}

const withinMs = 4800;

/** @throws of its functions DatabaseUnavailableError, as the lead store does */
export function createAnswerDesk(
  { pool }: Pick<Database, 'pool'>,
  rateLimit: RateLimit,
): AnswerDesk {
  const admit = createRateLimit(rateLimit);

  function follow(
    { id, signature }: AnswerLink,
    by?: { client: string | undefined },
  ): Promise<LinkOutcome> {
    return transact<LinkOutcome>(pool, { withinMs, lock: BigInt(id) }, async (tx) => {
      const retryAfterSeconds = by && (await admit(tx, by.client));
      if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds };
      const find = () =>
        tx
          .select({
            createdAt: utc(contactForms.createdAt),
            answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
            isOld: sql<boolean>`${contactForms.createdAt} < now() - make_interval(days => ${answerLinkDays})`,
          })
          .from(contactForms)
          .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
          .where(eq(contactForms.id, id));
      let [lead] = await find();
      const secret = await findSecret(tx, 'answer-links');
      if (!lead || !secret || !isSigned(secret, { id, ...lead }, signature)) {
        return { outcome: 'wrong' };
      }
      if (lead.isOld) return { outcome: 'old' };
      if (by && !lead.answeredAt) {
        await tx.insert(leadAnswers).values({ contactFormId: id }).onConflictDoNothing();
        lead = (await find())[0] ?? lead;
      }
      const { createdAt, answeredAt } = lead;
      return answeredAt
        ? { outcome: 'answered', createdAt, answeredAt }
        : { outcome: 'open', createdAt };
    });
  }
  return { look: (link) => follow(link), mark: (link, client) => follow(link, { client }) };
}
