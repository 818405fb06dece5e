/**
 * A counting semaphore: lets so many in at once; the others wait for their turn, first come, first served.
 *
 * Our own, since an export's turn ends with a stream that its reader may leave at any moment. p-queue ends a turn with the promise of its
 * job and has no patience for waiting alone: a promise and an abort signal around it for each export are as long as this. async-mutex fits,
 * and has had no release since 2024.
 */
export class Semaphore {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  /** Does a piece of work when there is a place for it. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave?.();
    }
  }

  /** Takes a place and answers how to leave it; undefined when none came free within the patience, in milliseconds. */
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
    // The place goes from hand to hand.
    if (next) next();
    else this.inside--;
  }
}
