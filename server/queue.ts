/** Those who wait, the first first; each is called with what it waits for. */
export type Queue<T> = ((given: T | PromiseLike<T>) => void)[];

export interface QueueBounds {
  readonly most: number;
  readonly ms: number;
  /** What those get who find the queue full, or wait for too long. */
  readonly refusal: () => Error;
}

/** Waits at the end of the queue. */
export function waitIn<T>(queue: Queue<T>, { most, ms, refusal }: QueueBounds): Promise<T> {
  return new Promise((resolve, reject) => {
    if (queue.length >= most) return reject(refusal());
    const go = (given: T | PromiseLike<T>) => {
      clearTimeout(timer);
      resolve(given);
    };
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(go), 1);
      reject(refusal());
    }, ms);
    queue.push(go);
  });
}
