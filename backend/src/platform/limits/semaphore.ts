/**
 * Counting semaphore: admits a number of holders at once; others wait in the order of arrival.
 *
 * An own implementation, because an export's slot is held until a stream ends or its reader disconnects. p-queue releases a slot with the
 * promise of its job and has no timeout of the wait alone; adapting it takes as much code as this. async-mutex would fit, but has had no
 * release since 2024.
 */
export class Semaphore {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  /** Runs work while holding a slot. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave?.();
    }
  }

  /** Takes a slot; returns the function that releases it, or undefined if none became free within `patience`, in milliseconds. */
  async enter(patience?: number): Promise<(() => void) | undefined> {
    if (this.inside < this.places) this.inside++;
    else if (!(await this.isTurn(patience))) return undefined;
    let isInside = true;
    return () => {
      if (isInside) this.leave();
      isInside = false;
    };
  }

  private isTurn(patience: number | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const enter = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        resolve(false);
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      this.waiting.push(enter);
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    // The slot passes to the next waiter.
    if (next) next();
    else this.inside--;
  }
}
