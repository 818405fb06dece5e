import type { DataRouter, Location } from 'react-router-dom';

type Enable = Parameters<DataRouter['enableScrollRestoration']>;

/** Scroll positions by history entry for `<ScrollRestoration>`, which stores them and scrolls the window. */
export class ScrollPositions {
  #kept: { readonly positions: Enable[0]; readonly read: Enable[1]; readonly keyOf: Enable[2] } | null = null;

  /** Starts tracking positions; returns the function that stops it. */
  keep(positions: Enable[0], read: Enable[1], keyOf: Enable[2]): () => void {
    this.#kept = { positions, read, keyOf };
    return () => {
      this.#kept = null;
    };
  }

  /** Saves the scroll position of a page before it is left. */
  save(location: Location): void {
    if (this.#kept) this.#kept.positions[this.#key(location)] = this.#kept.read();
  }

  /** Returns the saved position; null if there is none. */
  of(location: Location): number | null {
    return this.#kept?.positions[this.#key(location)] ?? null;
  }

  #key(location: Location): string {
    return this.#kept?.keyOf?.(location, []) ?? location.key;
  }
}
