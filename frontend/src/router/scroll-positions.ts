import type { DataRouter, Location } from 'react-router-dom';

type Enable = Parameters<DataRouter['enableScrollRestoration']>;

/** How far down each entry of the history was read, for `<ScrollRestoration>`, which keeps the positions and moves the window. */
export class ScrollPositions {
  #kept: { readonly positions: Enable[0]; readonly read: Enable[1]; readonly keyOf: Enable[2] } | null = null;

  /** Begins to keep them; what is returned ends it. */
  keep(positions: Enable[0], read: Enable[1], keyOf: Enable[2]): () => void {
    this.#kept = { positions, read, keyOf };
    return () => {
      this.#kept = null;
    };
  }

  /** Notes how far down a page is read that is about to be left. */
  save(location: Location): void {
    if (this.#kept) this.#kept.positions[this.#key(location)] = this.#kept.read();
  }

  /** Where a page was left; null when it was not there before. */
  of(location: Location): number | null {
    return this.#kept?.positions[this.#key(location)] ?? null;
  }

  #key(location: Location): string {
    return this.#kept?.keyOf?.(location, []) ?? location.key;
  }
}
