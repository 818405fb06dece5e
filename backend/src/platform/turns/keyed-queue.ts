/** Lets what has the same name go one after the other, within this process. */
export class KeyedQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Does the work when all that came before it under its name has ended, however that ended. */
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
