import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { answerLinkDays, isSigned } from '#server/database/answer-link.ts';
import type { Database } from '#server/database/database.ts';
import { utc } from '#server/database/lead-view.ts';
import { leadAnswers } from '#server/database/own-tables.ts';
import { findSecret } from '#server/database/secrets.ts';
import { contactForms } from '#shared/schema.ts';
import { transact } from './transaction.ts';

/** What became of a link by which staff mark a lead as answered. */
export type LinkOutcome =
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'old' }
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
  /** Marks the lead as answered, unless it is already. */
  mark(link: AnswerLink): Promise<LinkOutcome>;
}

/** @throws of its functions DatabaseUnavailableError, as the lead store does */
export function createAnswerDesk({ pool }: Pick<Database, 'pool'>): AnswerDesk {
  return {
    look: (link) => transact(pool, (tx) => find(tx, link)),
    mark: (link) =>
      transact(pool, async (tx) => {
        const found = await find(tx, link);
        if (found.outcome !== 'open') return found;
        await tx.insert(leadAnswers).values({ contactFormId: link.id }).onConflictDoNothing();
        return find(tx, link);
      }),
  };
}

async function find(tx: NodePgDatabase, { id, signature }: AnswerLink): Promise<LinkOutcome> {
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
  if (!lead || !secret || !isSigned(secret, { id, ...lead }, signature)) {
    return { outcome: 'wrong' };
  }
  const { createdAt, answeredAt, isOld } = lead;
  if (isOld) return { outcome: 'old' };
  return answeredAt
    ? { outcome: 'answered', createdAt, answeredAt }
    : { outcome: 'open', createdAt };
}
