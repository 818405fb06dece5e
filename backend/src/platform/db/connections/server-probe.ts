import { Client } from 'pg';

/** What the server reported on a fresh connection about its backends. */
export type Sight =
  /** Backends at work; every other one waits for its client or has ended. */
  | { atWork: ReadonlySet<number> }
  /** The server is up but refused the connection: it is full, starting or stopping. */
  | 'refused'
  /** The server did not answer in time or cannot be reached. */
  | 'unreachable';

/** Allowed delay of a backend's lock_timeout, in milliseconds. */
const LATE = 1_000;

/**
 * Selects the backends at work. A backend that has sent its answer, or received no query, waits for its client, as does one whose client
 * stopped reading. A backend that waits for a lock is at work until its own lock_timeout ends the wait; if that is long overdue, the
 * machine has frozen the backend and its timer. Without a lock_timeout (0) it may wait without limit.
 */
const AT_WORK = `select pid from pg_stat_activity a
  where datname = current_database() and wait_event_type is distinct from 'Client' and not exists (
    select from pg_locks l where l.pid = a.pid and not l.granted and $1 > 0
      and l.waitstart < clock_timestamp() - make_interval(secs => ($1::float + ${LATE}) / 1000))`;

/** Asks the server which backends are at work; a client alone cannot distinguish a slow connection from a stalled one. */
export class ServerProbe {
  private next: Promise<Sight> | undefined;
  private readonly listeners: ((error: Error) => void)[] = [];

  constructor(
    private readonly url: string,
    /** Timeout of the probe, and the lock_timeout of the probed connections, in milliseconds. */
    private readonly limits: { look: number; lock_timeout: number },
  ) {}

  /** Returns the present state. Concurrent callers share one connection. */
  look(): Promise<Sight> {
    this.next ??= this.ask();
    return this.next;
  }

  /**
   * Reports a stalled connection to the pools and listeners: their idle connections have likely stalled too, so they are destroyed instead
   * of timing out one by one.
   */
  alarm(error: Error): void {
    for (const listener of this.listeners) listener(error);
  }

  onAlarm(listener: (error: Error) => void): void {
    this.listeners.push(listener);
  }

  private async ask(): Promise<Sight> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    // Also limits the disconnect, so that no socket stays open without an answer.
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
