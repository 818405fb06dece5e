/** Work that is done anew whenever it is asked for: one time after the other, and who asks meanwhile waits for one more time, all together. */
export class CoalescedTask {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly work: () => Promise<void>) {}

  /** Does the work, from its beginning. @throws whatever the work does */
  again(): Promise<void> {
    this.next ??= this.ended().then(() => {
      this.next = undefined;
      this.running = this.work();
      return this.running;
    });
    return this.next;
  }

  /** Waits for what is under way, however it ends. */
  async ended(): Promise<void> {
    await this.running.catch(() => undefined);
  }
}
