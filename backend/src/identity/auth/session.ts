import connectPgSimple from 'connect-pg-simple';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../platform/config.js';
import type { Logger } from '../../platform/logger.js';
import { isOutOfStorage } from '../../platform/db/out-of-storage.js';
import { requestLanguage } from '../../platform/answers/request-language.js';
import { CAN_SIGN_IN } from '../users/account-status.js';
import type { User } from '../users/user.entity.js';
import type { Account, Visitor } from './actor.js';
import type { Devices } from './devices.js';
import type { SignInDoor } from './otp-challenge.entity.js';
import { doorOf, TYPES_BEHIND } from './sign-in-door.js';

declare module 'express-session' {
  interface SessionData {
    userId: string;
    /** The door that the session was opened through (AU-8). */
    door: SignInDoor;
    /** The patient ticked 'Keep me signed in on this phone' (AU-3). */
    isKept: boolean;
  }
}

/** Whose code was right, and whether to stay signed in on this phone. */
export interface SignedIn {
  user: User;
  isKept: boolean;
}

/** The session as the table holds it, as far as its life depends on it. */
export interface SessionTerms {
  door: SignInDoor;
  isKept: boolean;
}

/** The cookie's name says whether it is bound to https and this host (AU-1). */
export function sessionCookieName(config: Pick<Config, 'cookieSecure'>): string {
  return config.cookieSecure ? '__Host-sid' : 'sid';
}

/** Reads and keeps sessions in PostgreSQL. A visitor gets none (AU-5); reading one writes nothing. */
export function sessionMiddleware(config: Config, pool: pg.Pool, logger: Logger): RequestHandler {
  const Store = connectPgSimple(session);
  const kept = session({
    name: sessionCookieName(config),
    secret: config.sessionSecrets,
    store: new Store({
      pool,
      tableName: 'session',
      disableTouch: true,
      pruneSessionInterval: 15 * 60,
      errorLog: (...details: unknown[]) =>
        logger.warn({ details: details.map(String) }, 'sessions could not be pruned'),
    }),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.cookieSecure, path: '/' },
  });
  if (!config.cookieSecure) return kept;
  // TLS ends at a proxy, always, and express-session silently sends no cookie where the proxy does not say so (`X-Forwarded-Proto`). Browsers
  // keep a secure cookie of https alone, whatever stands in between.
  return (request, response, next) => {
    Object.defineProperty(request, 'secure', { value: true });
    kept(request, response, next);
  };
}

/** Opens, ends and judges sessions. */
export class Sessions {
  constructor(
    private readonly pool: pg.Pool,
    private readonly config: Config,
    private readonly devices: Devices,
    private readonly logger: Logger,
  ) {}

  /** Signs an account in: a fresh id, stored before the answer leaves; the old id is dead at once (AU-4). The device is remembered (OTP-8). */
  async open(request: Request, response: Response, { user, isKept }: SignedIn): Promise<void> {
    const door = doorOf(user.userType);
    await new Promise<void>((resolve, reject) =>
      request.session.regenerate((error) => (error ? reject(error) : resolve())),
    );
    request.session.userId = user.id;
    request.session.door = door;
    request.session.isKept = isKept;
    request.session.cookie.maxAge = this.lifeOf({ door, isKept }).hours * 3_600_000;
    await new Promise<void>((resolve, reject) => request.session.save((error) => (error ? reject(error) : resolve())));
    await this.devices.remember(request, response, user.phone);
  }

  /** Signs out: the row goes, the cookie is cleared, and the browser drops what it kept (AU-6). */
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
   * Who a request comes from. The database's clock judges idle time and age (AU-3), its rows the role and whether the account
   * still stands (AU-7, AU-8), so that a change of either holds at once for every process.
   */
  async actorOf(request: Request, requestId: string): Promise<Visitor | Account> {
    const language = requestLanguage(request);
    const at = { door: [], deviceId: this.devices.idOf(request), language, ip: request.ip ?? '', requestId };
    const visitor: Visitor = { kind: 'visitor', role: 'visitor', ...at };
    const { userId, door, isKept = false } = request.session;
    if (!userId || !door) return visitor;
    const { idleMinutes, hours } = this.lifeOf({ door, isKept });
    const { rows } = await this.pool.query<{
      user_type: User['userType'];
      stale: boolean;
      unused: number;
      age: number;
    }>({
      name: 'actor-of-session',
      text: `select u.user_type, s.last_seen_at < now() - interval '1 minute' as stale,
          extract(epoch from now() - s.last_seen_at)::float as unused, extract(epoch from now() - s.created_at)::float as age
        from session s join app_user u on u.id = s.user_id
        where s.sid = $1 and u.user_type = any($2) and ${CAN_SIGN_IN}
          and s.last_seen_at > now() - make_interval(mins => $3::int)
          and s.created_at > now() - make_interval(hours => $4::int)`,
      values: [request.sessionID, TYPES_BEHIND[door], idleMinutes, hours],
    });
    const [found] = rows;
    if (!found) return visitor;
    // A write at most once a minute and session. What a page asks by itself is no use: a screen that stands open would never end its session.
    const isUse = request.get('Session-Unattended') !== 'true';
    const isNoted = isUse && found.stale && (await this.noteUse(request.sessionID, requestId));
    const unused = isNoted ? 0 : found.unused;
    const [byUse, byAge] = [idleMinutes * 60 - unused, hours * 3_600 - found.age];
    const sessionLeft = { seconds: Math.ceil(Math.min(byUse, byAge)), isFinal: byAge <= byUse };
    return { kind: 'account', role: found.user_type, userId, sessionId: request.sessionID, sessionLeft, ...at };
  }

  /** How long a session of a door lasts without use, and in all (AU-3). */
  private lifeOf({ door, isKept }: SessionTerms): { idleMinutes: number; hours: number } {
    const { limits } = this.config;
    if (door === 'admin') return { idleMinutes: limits.adminIdleMinutes, hours: limits.adminSessionHours };
    if (door === 'staff') return { idleMinutes: limits.staffIdleMinutes, hours: limits.staffSessionHours };
    if (isKept) return { idleMinutes: limits.patientKeptIdleDays * 1_440, hours: limits.patientKeptDays * 24 };
    return { idleMinutes: limits.patientIdleMinutes, hours: limits.patientSessionHours };
  }

  /** When a session ends if nothing is asked meanwhile: unused for too long, or at its age (AU-3). */
  endOf(terms: SessionTerms, signedInAt: Date, lastSeenAt: Date): Date {
    const { idleMinutes, hours } = this.lifeOf(terms);
    return new Date(Math.min(lastSeenAt.getTime() + idleMinutes * 60_000, signedInAt.getTime() + hours * 3_600_000));
  }

  /** Notes that a session is used; answers whether there was room for it, since reading goes on where writing cannot (issue 9, 5). */
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

  /** Whether an account signed in less than 15 minutes ago (AU-9). */
  async isRecent({ sessionId }: Account): Promise<boolean> {
    const { rows } = await this.pool.query(
      `select from session where sid = $1 and created_at > now() - interval '15 minutes'`,
      [sessionId],
    );
    return rows.length > 0;
  }

  /** Whether an account is signed in on a phone that keeps it so, and has proved the number 15 minutes ago or longer (AU-3). */
  async needsCode({ sessionId }: Account): Promise<boolean> {
    const { rows } = await this.pool.query(
      `select from session where sid = $1 and (sess ->> 'isKept')::boolean and created_at <= now() - interval '15 minutes'`,
      [sessionId],
    );
    return rows.length > 0;
  }

  /** Ends the session of an account that has this handle; answers whether there was one. */
  async endOne(tx: EntityManager, userId: string, handle: string): Promise<boolean> {
    const { rows } = await sql`
      delete from session where user_id = ${userId} and encode(sha256(sid::bytea), 'hex') = ${handle} returning sid`.execute(
      tx.getKysely(),
    );
    return rows.length > 0;
  }

  /** Ends the sessions of an account, but for the one that is named, in the transaction of the change that asks for it; answers how many. */
  async endOthers(tx: EntityManager, userId: string, keptSessionId: string | undefined): Promise<number> {
    const { rows } = await sql`
      delete from session where user_id = ${userId} and sid is distinct from ${keptSessionId ?? null} returning sid`.execute(
      tx.getKysely(),
    );
    return rows.length;
  }
}
