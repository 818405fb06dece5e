/** A phone's clock that is off by less counts as right: an answer takes its time. */
const SLACK_MS = 60_000;

/** The time as the server has it, so that a phone with a wrong clock neither shows another day nor dates what was said wrongly. */
export class ServerClock {
  #offset = 0;

  /** Learns it from an answer. */
  note(response: Response): void {
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(date)) return;
    const offset = date - Date.now();
    this.#offset = Math.abs(offset) < SLACK_MS ? 0 : offset;
  }

  /** In milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#offset;
  }
}
