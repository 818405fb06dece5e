import { IDLE_BLOCKER, type Blocker, type BlockerFunction, type Location } from 'react-router-dom';

/** Navigation blockers (`useBlocker`). The last one registered is asked first. */
export class Blockers {
  readonly #asked = new Map<string, BlockerFunction>();
  #shown: Map<string, Blocker> = new Map();
  readonly #show: (blockers: Map<string, Blocker>) => void;

  /** @param show publishes the blockers' states */
  constructor(show: (blockers: Map<string, Blocker>) => void) {
    this.#show = show;
  }

  /** Registers a blocker, or updates its function. */
  get(key: string, ask: BlockerFunction): Blocker {
    this.#asked.set(key, ask);
    return this.#shown.get(key) ?? IDLE_BLOCKER;
  }

  delete(key: string): void {
    this.#asked.delete(key);
    this.#shown.delete(key);
  }

  /** Returns the key of the blocker of a navigation; undefined if none blocks it. */
  against(navigation: Parameters<BlockerFunction>[0]): string | undefined {
    if ([...this.#shown.values()].some(({ state }) => state === 'proceeding')) return undefined;
    return [...this.#asked].findLast(([, ask]) => ask(navigation))?.[0];
  }

  /** Blocks a navigation until the page calls `proceed`, which runs `goOn`, or `reset`. */
  hold(key: string, location: Location, goOn: () => void): void {
    const proceed = () => {
      this.#set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
      goOn();
    };
    this.#set(key, { state: 'blocked', location, proceed, reset: () => this.#set(key, IDLE_BLOCKER) });
  }

  /** Returns the blockers after a navigation has completed: all unblocked. */
  released(): Map<string, Blocker> {
    this.#shown = new Map([...this.#shown.keys()].map((key) => [key, IDLE_BLOCKER]));
    return this.#shown;
  }

  #set(key: string, blocker: Blocker): void {
    this.#shown = new Map(this.#shown).set(key, blocker);
    this.#show(this.#shown);
  }
}
