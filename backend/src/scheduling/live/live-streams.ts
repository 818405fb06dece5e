import type { Response } from 'express';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { EventStream } from '../../platform/http/event-stream.js';
import type { Logger } from '../../platform/logger.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { readChanges, readColumns, readSnapshot, type LiveChange } from './live-change.queries.js';
import { topicsFor } from './topics.js';

/** Streams of one session in a process. */
const MOST_OF_SESSION = 6;
/** Time in milliseconds after which a quiet stream gets a comment. */
const QUIET = 20_000;
/** Time in milliseconds after which a browser reconnects; as much again at random, so that not all do at once. */
const RECONNECT = 4_000;

/** Needed of the sessions. */
export interface ValidSessions {
  findValid(accounts: readonly Pick<Account, 'sessionId' | 'userId' | 'role'>[]): Promise<ReadonlySet<string>>;
}

interface Parts {
  pool: Pool;
  useCases: UseCases;
  sessions: ValidSessions;
  clock: Clock;
  logger: Logger;
  random: () => number;
}

/** An open stream. */
interface Open {
  account: Account;
  stream: EventStream;
  /** Time of the last event or comment, in milliseconds. */
  toldAt: number;
}

/**
 * Streams of this process that tell staff what changed (bench §5). While somebody listens, `tell` asks the database once for all of them;
 * otherwise it asks nothing.
 */
export class LiveStreams {
  readonly #open = new Set<Open>();
  /** Snapshot from which the next reading continues; undefined while nobody listens. */
  #since: Promise<string> | undefined;
  #isTelling = false;
  #isDraining = false;

  constructor(private readonly parts: Parts) {}

  /**
   * Opens a stream for a member of staff.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED for the seventh of a session, UNAVAILABLE during shutdown
   */
  async open(actor: Actor, response: Response): Promise<void> {
    const { useCases, pool, clock, random } = this.parts;
    const account = await useCases.read(actor, 'events.listen', z.object({}), {}, (_asked, { actor: own }) => own);
    if (this.#isDraining) throw new AppError('UNAVAILABLE', reasonFor('BUSY'), { retryAfterSeconds: 3 });
    if (response.req.method === 'HEAD') {
      response.type('text/event-stream').end();
      return;
    }
    const ofSession = [...this.#open].filter((one) => one.account.sessionId === account.sessionId).length;
    if (ofSession >= MOST_OF_SESSION)
      throw new AppError('RATE_LIMITED', reasonFor('TOO_MANY_STREAMS'), { retryAfterSeconds: 60 });
    const opened: Open = { account, stream: new EventStream(response), toldAt: clock.now().getTime() };
    this.#open.add(opened);
    response.once('close', () => this.#close(opened));
    // Before the head: what commits after it is told.
    this.#since ??= readSnapshot(pool);
    try {
      await this.#since;
    } catch (error) {
      this.#close(opened);
      throw error;
    }
    if (this.#open.has(opened)) opened.stream.begin(RECONNECT * (1 + random()));
  }

  /** Ends the streams of ended sessions, and tells the others what changed. Call it every second. */
  async tell(): Promise<void> {
    if (this.#open.size === 0 || this.#isTelling) return;
    this.#isTelling = true;
    try {
      await this.#tellAll();
    } catch (error) {
      // Whoever reconnects reads everything anew, so nothing is lost.
      this.parts.logger.warn({ error }, 'it could not be asked what changed; the streams end');
      this.#endAll();
    } finally {
      this.#isTelling = false;
    }
  }

  /** Ends all streams, and refuses further ones. Call it before the server closes. */
  drain(): void {
    this.#isDraining = true;
    this.#endAll();
  }

  async #tellAll(): Promise<void> {
    const { pool, sessions, clock } = this.parts;
    const since = await this.#since;
    if (since === undefined) return;
    const { changes, snapshot } = await readChanges(pool, since);
    if (this.#open.size > 0) this.#since = Promise.resolve(snapshot);
    // Whoever begins to listen from here on does so after these changes.
    const listening = [...this.#open];
    // After the changes: nobody is told of one who may not know of it any more.
    const valid = await sessions.findValid(listening.map(({ account }) => account));
    const now = clock.now();
    const columns = await this.#columnsFor(listening, changes, clinicDay(now));
    for (const one of listening) {
      if (valid.has(one.account.sessionId)) this.#tellOne(one, { changes, columns, now: now.getTime() });
      else this.#end(one);
    }
  }

  #tellOne(one: Open, { changes, columns, now }: { changes: LiveChange[]; columns: Columns; now: number }): void {
    const { role, userId } = one.account;
    const own = role === 'physiotherapist' ? (columns.get(userId) ?? new Set<string>()) : undefined;
    const topics = topicsFor({ userId, role, columns: own }, changes);
    if (topics.length > 0) one.stream.send('changed', { topics });
    else if (now - one.toldAt >= QUIET) one.stream.comment();
    else return;
    one.toldAt = now;
  }

  /** Columns of those physiotherapists who listen; read anew each time, because a cover may have begun or ended. */
  #columnsFor(listening: readonly Open[], changes: readonly LiveChange[], today: string): Promise<Columns> {
    const isOfColumns = changes.some(({ topic }) => topic === 'calendar' || topic === 'notices');
    const treating = listening.filter(({ account }) => isOfColumns && account.role === 'physiotherapist');
    return readColumns(
      this.parts.pool,
      treating.map(({ account }) => account.userId),
      today,
    );
  }

  #endAll(): void {
    for (const one of this.#open) this.#end(one);
  }

  #end(one: Open): void {
    this.#close(one);
    one.stream.end();
  }

  #close(one: Open): void {
    this.#open.delete(one);
    if (this.#open.size === 0) this.#since = undefined;
  }
}

type Columns = ReadonlyMap<string, ReadonlySet<string>>;
