/** Runs work with the same key sequentially, within this process. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs work after earlier work with its key has ended, whether that succeeded or failed. */
  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(name) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(work);
    this.last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(name) === turn) this.last.delete(name);
    }
  }
}
