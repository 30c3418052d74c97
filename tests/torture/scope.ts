/** Collects functions that end or remove things. Runs the last one first, even if one fails. */
export class Scope {
  readonly #endings: (() => Promise<unknown>)[] = [];

  atEnd(ending: () => Promise<unknown>): void {
    this.#endings.push(ending);
  }

  /** Runs every function once, even after an interrupt. */
  async close(): Promise<void> {
    for (let ending = this.#endings.pop(); ending; ending = this.#endings.pop()) {
      await ending().catch((error) => console.error('Not cleaned up:', error));
    }
  }
}
