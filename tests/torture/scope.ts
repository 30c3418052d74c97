/** What has been started and made, and how it ends: the last first, whatever fails in between. */
export class Scope {
  readonly #endings: (() => Promise<unknown>)[] = [];

  atEnd(ending: () => Promise<unknown>): void {
    this.#endings.push(ending);
  }

  /** Runs every ending once; also after an interrupt in the middle of things. */
  async close(): Promise<void> {
    for (let ending = this.#endings.pop(); ending; ending = this.#endings.pop()) {
      await ending().catch((error) => console.error('Not cleaned up:', error));
    }
  }
}
