/** The values that were sent last and their key, until they are known to be stored. */
let attempt: { readonly values: string; readonly key: string } | undefined;

/**
 * Returns a version 4 UUID. Only HTTPS and localhost have `crypto.randomUUID`. Other addresses use:
 * https://stackoverflow.com/a/2117523
 */
const randomUuid = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });

/**
 * Returns the key of an attempt to send these values. The key stays the same until they are known to be stored. A
 * second try after a failure or a timeout then makes no second lead. Other values get another key.
 */
export function attemptKey(values: object): string {
  const text = JSON.stringify(values);
  if (attempt?.values !== text) attempt = { values: text, key: randomUuid() };
  return attempt.key;
}

/** Forgets the attempt after the values are stored. The same values, sent again, are a new request. */
export function forgetAttempt(): void {
  attempt = undefined;
}
