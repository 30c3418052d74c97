/** The answers that were sent last, as long as they are not known to be stored, and the key they went by. */
let attempt: { readonly answers: string; readonly key: string } | undefined;

/** A version 4 UUID. Only HTTPS and localhost have `crypto.randomUUID`; for others: https://stackoverflow.com/a/2117523 */
const randomUuid = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });

/**
 * The key of an attempt to send these answers: the same until they are known to be stored, so that
 * trying again after a failure or a timeout makes no second lead; other answers get another.
 */
export function attemptKey(answers: object): string {
  const text = JSON.stringify(answers);
  if (attempt?.answers !== text) attempt = { answers: text, key: randomUuid() };
  return attempt.key;
}

/** The answers are stored: the same ones, sent again, are a new request. */
export function forgetAttempt(): void {
  attempt = undefined;
}
