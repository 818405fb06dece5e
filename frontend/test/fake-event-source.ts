import { vi } from 'vitest';

/** A stream of events for tests: nothing comes of it by itself. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  /** Those that were opened, in order. */
  static opened: FakeEventSource[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  /** Puts it in the place of the browser's. */
  static install(): typeof FakeEventSource {
    this.opened = [];
    vi.stubGlobal('EventSource', this);
    return this;
  }

  /** Those that are open. */
  static get present(): FakeEventSource[] {
    return this.opened.filter(({ readyState }) => readyState !== this.CLOSED);
  }

  begin(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(...topics: string[]): void {
    this.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ topics }) }));
  }

  /** The connection is lost, and the browser tries again; after a refusal it does not. */
  lose(isRefused = false): void {
    this.readyState = isRefused ? FakeEventSource.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
