/** Lets so many in at once; the others wait for their turn. */
export class Turnstile {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  /** Does a piece of work when there is a place for it. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.places) this.inside++;
    else await new Promise<void>((enter) => this.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place goes from hand to hand.
      if (next) next();
      else this.inside--;
    }
  }
}
