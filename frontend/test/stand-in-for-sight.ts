/** jsdom lays nothing out: everything is on screen as soon as somebody asks, or nothing ever is. */
export function standInForSight(isSeen: boolean): void {
  window.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.#tell = () => {
        if (isSeen) callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
      };
    }
    observe() {
      this.#tell();
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}
