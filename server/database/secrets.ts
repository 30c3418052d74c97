import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { siteSecrets } from './schema.ts';

/** Returns a secret key that the migrations made for all replicas, or undefined if it was deleted. */
export async function findSecret(
  db: NodePgDatabase,
  name: 'client-addresses' | 'answer-links',
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ value: siteSecrets.value })
    .from(siteSecrets)
    .where(eq(siteSecrets.name, name));
  return row?.value;
}

export const sign = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Returns true if `given` is the signature of the text. The time does not depend on the result. */
export function isSignature(secret: Buffer, text: string, given: string): boolean {
  const [expected, signature] = [Buffer.from(sign(secret, text)), Buffer.from(given)];
  return expected.length === signature.length && timingSafeEqual(expected, signature);
}
