import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fromNow, leadAnswers, siteSecrets, utc } from '#server/database/schema.ts';
import { contactForms } from '#shared/schema.ts';
import { summarizeNotes } from './answers.ts';
import type { Lead } from './lead.ts';
import type { NoticedLead } from './notice.ts';

export const answerPath = '/answered';
export const answerLinkDays = 30;

/** The fields of a lead that its link binds. `createdAt` is written by `utc`. */
type SignedLead = Pick<Lead, 'id' | 'createdAt'>;

/** Returns the key that the migrations made for all replicas, or undefined if it was deleted. */
async function findSecret(db: NodePgDatabase): Promise<Buffer | undefined> {
  const { name, value } = siteSecrets;
  const [row] = await db.select({ value }).from(siteSecrets).where(eq(name, 'answer-links'));
  return row?.value;
}

/** Returns the signature that binds a link to one lead, and to no other that may get its number later. */
const sign = (secret: Buffer, { id, createdAt }: SignedLead) =>
  createHmac('sha256', secret).update(`${id} ${createdAt}`).digest('base64url');

/** Returns true if two signatures are the same. The time that it takes tells nobody how much of a guess is right. */
function isSame(signature: string, guess: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(guess)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Adds to each lead the link with which staff mark it as answered. Without an origin there are no links. */
export async function addAnswerLinks(
  db: NodePgDatabase,
  leads: readonly Lead[],
  origin: string | undefined,
): Promise<readonly NoticedLead[]> {
  const secret = origin && (await findSecret(db));
  if (!secret) return leads;
  const linkTo = (lead: Lead) => `${origin}${answerPath}/${lead.id}/${sign(secret, lead)}`;
  return leads.map((lead) => ({ ...lead, answerLink: linkTo(lead) }));
}

/** Resolves to the state of the lead of a link, or to undefined if no such lead exists or it is too old. */
export async function findLinkedLead(tx: NodePgDatabase, id: number, signature: string) {
  const [lead] = await tx
    .select({
      id: contactForms.id,
      createdAt: utc(contactForms.createdAt),
      projectType: contactForms.projectType,
      answeredAt: sql<string | null>`${utc(leadAnswers.answeredAt)}`,
    })
    .from(contactForms)
    .leftJoin(leadAnswers, eq(leadAnswers.contactFormId, contactForms.id))
    .where(
      and(eq(contactForms.id, id), gt(contactForms.createdAt, fromNow(`-${answerLinkDays} days`))),
    );
  const secret = await findSecret(tx);
  if (!lead || !secret || !isSame(sign(secret, lead), signature)) return undefined;
  return { ...lead, notes: await summarizeNotes(tx, id) };
}

/** The state of a lead for the page behind its link, without the visitor's data. */
export type LinkedLead = NonNullable<Awaited<ReturnType<typeof findLinkedLead>>>;
