import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../platform/config.js';
import type { Logger } from '../../platform/logger.js';
import { isOutOfStorage } from '../../platform/db/out-of-storage.js';
import { requestLanguage } from '../../platform/languages/request-language.js';
import { CAN_SIGN_IN } from '../users/account-status.js';
import type { User } from '../users/user.entity.js';
import type { Account, FactorStep, Visitor } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { isEventsRequest } from '../../platform/http/event-stream.js';
import type { Clock } from '../../platform/time/clock.js';
import type { Devices } from './devices.js';
import type { NewDeviceNote } from './new-device-note.js';
import type { SignInDoor } from './otp-challenge.entity.js';
import { CONFIRMED, HALF_MINUTES, LACKS } from './half-session.js';
import { originOf, type SessionOrigin } from './session-origin.js';
import { SessionStore } from './session-store.js';
import { doorOf, TYPES_BEHIND } from './sign-in-door.js';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** Sign-in realm of the session. */
    door: SignInDoor;
    /** Whether the patient chose 'Keep me signed in on this phone'. */
    isKept: boolean;
    /** Kind of the factor that began the sign-in. */
    firstStep: FactorStep;
    /** Kind of the factor that confirmed it; undefined if none did. */
    secondStep?: FactorStep;
    /** Whether the account never signed in before. */
    isFirst?: boolean;
    /** Kind of the browser and device, and the network of the sign-in. */
    origin: SessionOrigin;
  }
}

/** Account that signed in, by which factors, and whether to stay signed in on this phone. */
export interface SignedIn {
  user: User;
  isKept: boolean;
  firstStep: FactorStep;
  secondStep?: FactorStep;
  /** Whether the account never signed in before: nobody need be told of its device. */
  isFirst?: boolean;
}

/** Fields of a stored session that determine its expiry. */
export interface SessionTerms {
  door: SignInDoor;
  isKept: boolean;
}

/** Returns the cookie's name; its prefix says whether it is bound to https and this host. */
export function sessionCookieName(config: Pick<Config, 'cookieSecure'>): string {
  return config.cookieSecure ? '__Host-sid' : 'sid';
}

/** Session middleware with storage in PostgreSQL. Visitors get no session; reading one writes nothing. */
export function sessionMiddleware(config: Config, pool: pg.Pool, logger: Logger): RequestHandler {
  const kept = session({
    name: sessionCookieName(config),
    secret: config.sessionSecrets,
    store: new SessionStore(pool, (details) => logger.warn({ details }, 'sessions could not be pruned')),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.cookieSecure, path: '/' },
  });
  if (!config.cookieSecure) return kept;
  // A proxy always terminates TLS, and express-session silently sends no cookie unless the proxy sets `X-Forwarded-Proto`. Browsers store a
  // secure cookie only over https, whatever is in between.
  return (request, response, next) => {
    Object.defineProperty(request, 'secure', { value: true });
    kept(request, response, next);
  };
}

/** Creates, ends and authenticates sessions. */
export class Sessions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly config: Config,
    private readonly devices: Devices,
    private readonly newDevices: NewDeviceNote,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Signs an account in under a new session id, stored before the answer is sent; the old id becomes invalid at once. Records the device,
   * unless a second factor or the year of birth is still required; returns whether none is.
   */
  async open(request: Request, response: Response, signedIn: SignedIn): Promise<boolean> {
    const { user, isKept, firstStep, secondStep } = signedIn;
    const door = doorOf(user.userType);
    await new Promise<void>((resolve, reject) =>
      request.session.regenerate((error) => (error ? reject(error) : resolve())),
    );
    request.session.userId = user.id;
    request.session.door = door;
    request.session.isKept = isKept;
    request.session.firstStep = firstStep;
    if (secondStep) request.session.secondStep = secondStep;
    if (signedIn.isFirst) request.session.isFirst = true;
    request.session.origin = originOf(request);
    request.session.cookie.maxAge = this.lifeOf({ door, isKept }).hours * 3_600_000;
    await new Promise<void>((resolve, reject) => request.session.save((error) => (error ? reject(error) : resolve())));
    if (!(await this.isWhole(request.sessionID))) return false;
    const isKnown = await this.devices.isKnown(this.devices.idOf(request), user.phone);
    await this.devices.remember(request, response, user);
    if (!isKnown && !signedIn.isFirst && door !== 'user') await this.newDevices.tell(user, request.session.origin);
    return true;
  }

  private async isWhole(sessionId: string): Promise<boolean> {
    const { rows } = await this.pool.query(
      `select from session s join app_user u on u.id = s.user_id where s.sid = $1 and (${LACKS}) is null`,
      [sessionId],
    );
    return rows.length > 0;
  }

  /** Signs out: deletes the session, clears the cookie and the browser's cached data. */
  async close(request: Request, response: Response): Promise<void> {
    await new Promise<void>((resolve, reject) =>
      request.session.destroy((error) => (error ? reject(error) : resolve())),
    );
    response.clearCookie(sessionCookieName(this.config), {
      path: '/',
      secure: this.config.cookieSecure,
      httpOnly: true,
      sameSite: 'lax',
    });
    response.set('Clear-Site-Data', '"cache", "storage"');
  }

  /**
   * Returns the actor of a request. Idle time and age are by the database's clock; role and account status were read with the session,
   * so that a change applies at once in every process. Whoever lacks a required second factor or the year of birth is a visitor, with the half
   * session while it is young: one that was whole before the clinic required the factor is over.
   */
  async actorOf(request: Request, requestId: string): Promise<Visitor | Account> {
    const language = requestLanguage(request);
    const at = { door: [], deviceId: this.devices.idOf(request), language, ip: request.ip ?? '', requestId };
    const visitor: Visitor = { kind: 'visitor', role: 'visitor', ...at };
    const { userId, door, isKept = false, firstStep = 'TEXT_CODE', account } = request.session;
    if (!userId || !door) return visitor;
    const { idleMinutes, hours } = this.lifeOf({ door, isKept });
    if (!account || !TYPES_BEHIND[door].includes(account.type)) return visitor;
    const { age, lacks, stale, hasFactor } = account.facts;
    if (account.facts.unused >= idleMinutes * 60 || age >= hours * 3_600) return visitor;
    const today = clinicDay(this.clock.now());
    const own = { role: account.type, userId, sessionId: request.sessionID, today };
    if (lacks && age >= HALF_MINUTES * 60) return visitor;
    if (lacks) return { ...visitor, half: { ...own, lacks, firstStep, hasFactor } };
    // At most one write per minute and session. Background requests of a page and its stream of events do not count as use; otherwise an
    // open screen would never expire.
    const isUse = request.get('X-Background') !== '1' && !isEventsRequest(request);
    const isNoted = isUse && stale && (await this.noteUse(request.sessionID, requestId));
    const unused = isNoted ? 0 : account.facts.unused;
    const [byUse, byAge] = [idleMinutes * 60 - unused, hours * 3_600 - age];
    const sessionLeft = { seconds: Math.ceil(Math.min(byUse, byAge)), isFinal: byAge <= byUse };
    return { kind: 'account', ...own, sessionLeft, ...at };
  }

  /** Returns the ids of those sessions that are valid now, for the same account in the same role. It is no use of them. */
  async findValid(accounts: readonly Pick<Account, 'sessionId' | 'userId' | 'role'>[]): Promise<ReadonlySet<string>> {
    const lives = accounts.map(({ role }) => this.lifeOf({ door: doorOf(role), isKept: false }));
    const { rows } = await this.pool.query<{ sid: string }>({
      name: 'valid-sessions',
      text: `select s.sid from unnest($1::text[], $2::uuid[], $3::text[], $4::int[], $5::int[]) a (sid, user_id, role, minutes, hours)
        join session s on s.sid = a.sid and s.user_id = a.user_id join app_user u on u.id = s.user_id
        where u.user_type = a.role and ${CAN_SIGN_IN} and (${LACKS}) is null
          and s.last_seen_at > now() - make_interval(mins => a.minutes)
          and s.created_at > now() - make_interval(hours => a.hours)`,
      values: [
        accounts.map(({ sessionId }) => sessionId),
        accounts.map(({ userId }) => userId),
        accounts.map(({ role }) => role),
        lives.map(({ idleMinutes }) => idleMinutes),
        lives.map(({ hours }) => hours),
      ],
    });
    return new Set(rows.map(({ sid }) => sid));
  }

  /** Returns the idle timeout and maximum age of a session. */
  private lifeOf({ door, isKept }: SessionTerms): { idleMinutes: number; hours: number } {
    const { limits } = this.config;
    if (door === 'admin') return { idleMinutes: limits.adminIdleMinutes, hours: limits.adminSessionHours };
    if (door === 'staff') return { idleMinutes: limits.staffIdleMinutes, hours: limits.staffSessionHours };
    if (isKept) return { idleMinutes: limits.patientKeptIdleDays * 1_440, hours: limits.patientKeptDays * 24 };
    return { idleMinutes: limits.patientIdleMinutes, hours: limits.patientSessionHours };
  }

  /** Returns the expiry of an unused session: by idle timeout or by age. */
  endOf(terms: SessionTerms, signedInAt: Date, lastSeenAt: Date): Date {
    const { idleMinutes, hours } = this.lifeOf(terms);
    return new Date(Math.min(lastSeenAt.getTime() + idleMinutes * 60_000, signedInAt.getTime() + hours * 3_600_000));
  }

  /** Records the use of a session; returns false if the database is out of storage, in which case reads still work. */
  private async noteUse(sessionId: string, requestId: string): Promise<boolean> {
    try {
      await this.pool.query('update session set last_seen_at = now() where sid = $1', [sessionId]);
      return true;
    } catch (error) {
      if (!isOutOfStorage(error)) throw error;
      this.logger.error({ requestId, error }, 'there is no room to note that a session is used');
      return false;
    }
  }

  /** Returns whether an account signed in, or confirmed with a factor in its session, less than 15 minutes ago. */
  async isRecent({ sessionId }: Account): Promise<boolean> {
    const { rows } = await this.pool.query(
      `select from session where sid = $1 and greatest(created_at, confirmed_at) > now() - interval '15 minutes'`,
      [sessionId],
    );
    return rows.length > 0;
  }

  /** Returns whether an account confirmed with a factor of its own, and not by text message alone, less than 15 minutes ago. */
  async isConfirmed({ sessionId }: Account): Promise<boolean> {
    const { rows } = await this.pool.query(`select from session s where s.sid = $1 and ${CONFIRMED}`, [sessionId]);
    return rows.length > 0;
  }

  /** Notes that an account confirmed with a factor within its session; with another kind than the first step, that has been the second one. */
  async confirm(tx: EntityManager, { sessionId }: Account, secondStep: FactorStep | undefined): Promise<void> {
    await sql`
      update session set confirmed_at = now(), sess = case when ${secondStep ?? null}::text is null then sess
        else jsonb_set(sess::jsonb, '{secondStep}', to_jsonb(${secondStep ?? null}::text))::json end
      where sid = ${sessionId}`.execute(tx.getKysely());
  }

  /** Returns how the session of a request was opened and confirmed. */
  stepsOf({ session: { firstStep = 'TEXT_CODE', secondStep, isFirst = false, isKept = false } }: Request) {
    return { firstStep, secondStep, isFirst, isKept };
  }

  /** Returns whether an account stays signed in on this phone and signed in 15 or more minutes ago. */
  async needsCode({ sessionId }: Account): Promise<boolean> {
    const { rows } = await this.pool.query(
      `select from session where sid = $1 and (sess ->> 'isKept')::boolean and created_at <= now() - interval '15 minutes'`,
      [sessionId],
    );
    return rows.length > 0;
  }

  /** Ends the session of an account with a handle; returns whether there was one. */
  async endOne(tx: EntityManager, userId: string, handle: string): Promise<boolean> {
    const { rows } = await sql`
      delete from session where user_id = ${userId} and encode(sha256(sid::bytea), 'hex') = ${handle} returning sid`.execute(
      tx.getKysely(),
    );
    return rows.length > 0;
  }

  /** Ends the sessions of an account, except `keptSessionId`, in the transaction of the change; returns their number. */
  async endOthers(tx: EntityManager, userId: string, keptSessionId: string | undefined): Promise<number> {
    const { rows } = await sql`
      delete from session where user_id = ${userId} and sid is distinct from ${keptSessionId ?? null} returning sid`.execute(
      tx.getKysely(),
    );
    return rows.length;
  }
}
