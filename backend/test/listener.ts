import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

const QUIET = 20_000;

/** A browser that listens to the stream of events. */
export class Listener {
  private text = '';

  private constructor(
    readonly headers: Headers,
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
  ) {}

  /** Begins to listen; what commits from then on is told. */
  static async open(browser: TestClient): Promise<Listener> {
    const response = await browser.send('/api/v1/events');
    if (response.status !== 200 || !response.body) throw new Error(`refused: ${await response.text()}`);
    const listener = new Listener(response.headers, response.body.getReader());
    await listener.upTo(': open\n\n');
    return listener;
  }

  /** What came before a text, which is waited for. */
  async upTo(end: string): Promise<string> {
    while (!this.text.includes(end)) {
      const { value, done } = await this.reader.read();
      if (done) throw new Error(`the stream ended after ${JSON.stringify(this.text)}`);
      this.text += Buffer.from(value).toString();
    }
    const at = this.text.indexOf(end);
    const before = this.text.slice(0, at);
    this.text = this.text.slice(at + end.length);
    return before;
  }

  /** What comes until the stream is over. */
  async rest(): Promise<string> {
    for (;;) {
      const { value, done } = await this.reader.read();
      if (done) return this.text;
      this.text += Buffer.from(value).toString();
    }
  }

  async leave(): Promise<void> {
    await this.reader.cancel();
  }
}

/** What those who listen to an app are told in a second of its life, each as a list of topics; nothing where there are none. */
export async function toldTo(app: TestApp, ...listeners: Listener[]): Promise<string[][]> {
  await app.application.tellChanges();
  // The comment after it shows that nothing else is on its way.
  app.clock.set(new Date(app.clock.now().getTime() + QUIET));
  await app.application.tellChanges();
  return Promise.all(listeners.map(async (listener) => topicsIn(await listener.upTo(':\n\n'))));
}

function topicsIn(text: string): string[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .flatMap((event) => {
      const data = /^event: changed\ndata: (.*)$/.exec(event)?.[1];
      if (data === undefined) throw new Error(`not an event of changes: ${event}`);
      const { topics, ...others } = JSON.parse(data) as { topics: string[] };
      if (Object.keys(others).length > 0) throw new Error(`more than topics: ${data}`);
      return topics;
    });
}
