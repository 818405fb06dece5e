/** News of the stream: it is open, it is lost, or the server named topics that changed. */
export type LiveNews = 'open' | 'lost' | readonly string[];

type Listener = (news: LiveNews) => void;

const address = '/api/v1/events';
/** Time after which a refused stream is tried again. */
const againAfterMs = 60_000;
/** Time that a tab without listeners stays, so that a change of pages opens no other stream. */
const staysForMs = 5_000;
const name = 'live-stream';

/** What tabs send each other: news, the question whether the stream is open, and that it is. */
type Post = LiveNews | 'asked' | 'present';

const isPost = (data: unknown): data is Post =>
  data === 'open' ||
  data === 'lost' ||
  data === 'asked' ||
  data === 'present' ||
  (Array.isArray(data) && data.every((topic) => typeof topic === 'string'));

/**
 * The browser's stream of what changed, shared by its tabs: whoever gets the Web Lock opens it and passes on what it hears. When that tab
 * closes, another gets the lock. Without Web Locks, each tab has a stream of its own.
 */
class LiveStream {
  readonly #listeners = new Set<Listener>();
  #isOpen = false;
  /** Leaves the tabs that share the stream. */
  #leave: AbortController | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** Whether the stream is open in a tab of this browser. */
  readonly isOpen = (): boolean => this.#isOpen;

  /** Listens until the returned function is called; the tab takes part while somebody in it listens. */
  readonly listen = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    clearTimeout(this.#leaving);
    this.#leave ??= this.#join();
    return () => {
      this.#listeners.delete(listener);
      clearTimeout(this.#leaving);
      if (this.#listeners.size === 0) this.#leaving = setTimeout(() => this.#end(), staysForMs);
    };
  };

  #end(): void {
    this.#leave?.abort();
    this.#leave = undefined;
    this.#isOpen = false;
  }

  #join(): AbortController {
    const leave = new AbortController();
    const { signal } = leave;
    const channel = new BroadcastChannel(name);
    const toOthers = channel.postMessage.bind(channel);
    let isLeader = false;
    const post = (news: Post) => {
      if (!signal.aborted) toOthers(news);
    };
    const hear = (news: LiveNews) => {
      post(news);
      this.#hear(news);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (signal.aborted || !isPost(data)) return;
      if (data === 'present') this.#isOpen = true;
      else if (data !== 'asked') this.#hear(data);
      else if (isLeader && this.#isOpen) post('present');
    });
    signal.addEventListener('abort', () => channel.close());
    post('asked');
    const lead = () => {
      isLeader = true;
      return stream(signal, hear);
    };
    // Absent over plain http.
    const locks = navigator.locks as LockManager | undefined;
    if (locks) void locks.request(name, { signal }, lead).catch(() => undefined);
    else void lead();
    return leave;
  }

  #hear(news: LiveNews): void {
    if (news === 'lost' && !this.#isOpen) return;
    if (typeof news === 'string') this.#isOpen = news === 'open';
    for (const listener of this.#listeners) listener(news);
  }
}

/** Keeps a stream open until the signal. The browser reconnects by itself, but not after a refusal. */
function stream(signal: AbortSignal, hear: (news: LiveNews) => void): Promise<void> {
  if (typeof EventSource === 'undefined' || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(address);
      source.addEventListener('open', () => hear('open'));
      source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
        const topics = topicsOf(data);
        if (topics) hear(topics);
      });
      source.addEventListener('error', () => {
        hear('lost');
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, againAfterMs);
      });
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}

function topicsOf(data: string): readonly string[] | undefined {
  const { topics }: { topics?: unknown } = JSON.parse(data);
  return Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : undefined;
}

/** The tab's part in the stream. */
export const liveStream = new LiveStream();
