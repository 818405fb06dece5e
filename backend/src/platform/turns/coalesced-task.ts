/** Task that never runs concurrently with itself. Calls during a run share one further run. */
export class CoalescedTask {
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  constructor(private readonly work: () => Promise<void>) {}

  /** Runs the task after the current run has ended. @throws any error of the task */
  again(): Promise<void> {
    this.next ??= this.ended().then(() => {
      this.next = undefined;
      this.running = this.work();
      return this.running;
    });
    return this.next;
  }

  /** Waits for the current run, whether it succeeds or fails. */
  async ended(): Promise<void> {
    await this.running.catch(() => undefined);
  }
}
