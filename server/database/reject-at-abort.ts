/** Returns a promise that rejects with the signal's reason when it aborts, and otherwise stays pending. */
export function rejectAtAbort(signal: AbortSignal | undefined): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Without a handler, a signal after the last race would end the process.
  aborted.catch(() => {});
  return aborted;
}
