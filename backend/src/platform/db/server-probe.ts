import { Client } from 'pg';

/** What the database said when it was asked, on a fresh connection, for whom it works. */
export type Sight =
  /** The backends that are at work; every other one waits for its client, or is gone. */
  | { atWork: ReadonlySet<number> }
  /** It lives, but let nobody in: it is full, starting or stopping. */
  | 'refused'
  /** It did not answer in time, or there is nobody. */
  | 'unreachable';

/** By how much a backend may be late to end its wait for a lock, in milliseconds. */
const LATE = 1_000;

/**
 * A backend that has sent its answer, or was never asked, waits for its client; so does one whose client takes nothing any more. One that
 * waits for a lock is at work: it is in a queue behind others, and its own lock_timeout ends that. If that is over by far, the machine has
 * frozen it, and it no longer hears its timer. Without a lock_timeout (0) it waits for as long as it takes.
 */
const AT_WORK = `select pid from pg_stat_activity a
  where datname = current_database() and wait_event_type is distinct from 'Client' and not exists (
    select from pg_locks l where l.pid = a.pid and not l.granted and $1 > 0
      and l.waitstart < clock_timestamp() - make_interval(secs => ($1::float + ${LATE}) / 1000))`;

/** Looks from outside which connections the database works for: from within, one that is slow and one that is silent are the same. */
export class ServerProbe {
  private next: Promise<Sight> | undefined;
  private readonly listeners: ((error: Error) => void)[] = [];

  constructor(
    private readonly url: string,
    /** How long the database may take over the look, and the lock_timeout of those that it looks for, in milliseconds. */
    private readonly limits: { look: number; lock_timeout: number },
  ) {}

  /** What is so now. All who ask before the question leaves share one connection. */
  look(): Promise<Sight> {
    this.next ??= this.ask();
    return this.next;
  }

  /** A connection was found silent: others that nobody uses just now have gone the same way, and are not to be waited for one by one. */
  alarm(error: Error): void {
    for (const listener of this.listeners) listener(error);
  }

  onAlarm(listener: (error: Error) => void): void {
    this.listeners.push(listener);
  }

  private async ask(): Promise<Sight> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    // Also of the goodbye: nothing may stay open that hears no answer.
    setTimeout(() => client.connection.stream.destroy(), this.limits.look).unref();
    try {
      await client.connect();
      this.next = undefined;
      const { rows } = await client.query<{ pid: number }>(AT_WORK, [this.limits.lock_timeout]);
      return { atWork: new Set(rows.map(({ pid }) => pid)) };
    } catch (error) {
      this.next = undefined;
      return (error as { severity?: string }).severity ? 'refused' : 'unreachable';
    } finally {
      void client.end();
    }
  }
}
