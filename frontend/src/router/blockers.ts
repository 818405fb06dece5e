import { IDLE_BLOCKER, type Blocker, type BlockerFunction, type Location } from 'react-router-dom';

/** Navigation guards: who asks before a page is left (`useBlocker`). The one that came last is asked first. */
export class Blockers {
  readonly #asked = new Map<string, BlockerFunction>();
  #shown: Map<string, Blocker> = new Map();
  readonly #show: (blockers: Map<string, Blocker>) => void;

  /** @param show tells the pages how it stands with each. */
  constructor(show: (blockers: Map<string, Blocker>) => void) {
    this.#show = show;
  }

  /** Adds one, or what it asks now. */
  get(key: string, ask: BlockerFunction): Blocker {
    this.#asked.set(key, ask);
    return this.#shown.get(key) ?? IDLE_BLOCKER;
  }

  delete(key: string): void {
    this.#asked.delete(key);
    this.#shown.delete(key);
  }

  /** The one that holds a navigation up; none when that may go on. */
  against(navigation: Parameters<BlockerFunction>[0]): string | undefined {
    if ([...this.#shown.values()].some(({ state }) => state === 'proceeding')) return undefined;
    return [...this.#asked].findLast(([, ask]) => ask(navigation))?.[0];
  }

  /** Holds a navigation up until its page says `proceed`, which does `goOn`, or `reset`. */
  hold(key: string, location: Location, goOn: () => void): void {
    const proceed = () => {
      this.#set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
      goOn();
    };
    this.#set(key, { state: 'blocked', location, proceed, reset: () => this.#set(key, IDLE_BLOCKER) });
  }

  /** How it stands once a navigation has arrived: nobody holds anything up. */
  released(): Map<string, Blocker> {
    this.#shown = new Map([...this.#shown.keys()].map((key) => [key, IDLE_BLOCKER]));
    return this.#shown;
  }

  #set(key: string, blocker: Blocker): void {
    this.#shown = new Map(this.#shown).set(key, blocker);
    this.#show(this.#shown);
  }
}
