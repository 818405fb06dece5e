/** Tolerated clock difference, because a response takes time. */
const SLACK_MS = 60_000;

/** The server's time, so that a device with a wrong clock neither shows a wrong day nor misdates entries. */
export class ServerClock {
  #offset = 0;

  /** Reads the server's time from a response. */
  note(response: Response): void {
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(date)) return;
    const offset = date - Date.now();
    this.#offset = Math.abs(offset) < SLACK_MS ? 0 : offset;
  }

  /** Current time in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#offset;
  }
}
