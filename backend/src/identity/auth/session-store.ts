import { callbackify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import type { HalfState } from '../../platform/access/actor.js';
import { CAN_SIGN_IN } from '../users/account-status.js';
import type { User } from '../users/user.entity.js';
import { HAS_FACTOR, IS_HALF, LACKS } from './half-session.js';

const PGStore = connectPgSimple(session);

/** A session's row and its account's, by the clock of the database; the account's columns are null if there is none. */
interface Row {
  sess: SessionData;
  user_type: User['userType'] | null;
  can_sign_in: boolean | null;
  /** Whether the last use that was noted is more than a minute ago. */
  stale: boolean;
  /** Seconds since the last use that was noted. */
  unused: number;
  /** Seconds since the sign-in. */
  age: number;
  lacks: HalfState['lacks'] | null;
  hasFactor: boolean;
}

/** What the rows say of a session's account when the session is read. It is part of the request's session, and never stored with it. */
export class SessionAccount {
  constructor(
    readonly type: User['userType'],
    readonly facts: Pick<Row, 'stale' | 'unused' | 'age' | 'lacks' | 'hasFactor'>,
  ) {}

  /** Leaves it out of the JSON that express-session compares and stores. */
  toJSON(): undefined {
    return undefined;
  }
}

declare module 'express-session' {
  interface SessionData {
    /** Undefined if the account is gone, disabled, or past its last day. */
    account?: SessionAccount;
  }
}

/**
 * Sessions in PostgreSQL. Reading one reads its account in the same statement, since each request needs both: a second statement took a
 * fourth of a request that reads little (docs/performance.md, where the time of a request goes).
 */
export class SessionStore extends PGStore {
  constructor(
    private readonly connections: pg.Pool,
    onPruneFailed: (details: string[]) => void,
  ) {
    super({
      pool: connections,
      tableName: 'session',
      disableTouch: true,
      pruneSessionInterval: 15 * 60,
      errorLog: (...details: unknown[]) => onPruneFailed(details.map(String)),
    });
  }

  override get(sid: string, callback: (error: unknown, found?: SessionData | null) => void): void {
    callbackify(() => this.find(sid))(callback);
  }

  private async find(sid: string): Promise<SessionData | null> {
    const { rows } = await this.connections.query<Row>({
      name: 'session-and-account',
      text: `select s.sess, u.user_type, ${CAN_SIGN_IN} as can_sign_in, s.last_seen_at < now() - interval '1 minute' as stale,
          extract(epoch from now() - s.last_seen_at)::float as unused, extract(epoch from now() - s.created_at)::float as age,
          ${LACKS} as lacks, case when ${IS_HALF} then ${HAS_FACTOR} else false end as "hasFactor"
        from session s left join app_user u on u.id = s.user_id where s.sid = $1 and s.expire >= now()`,
      values: [sid],
    });
    const [row] = rows;
    if (!row) return null;
    const { sess, user_type: type, can_sign_in: canSignIn, ...facts } = row;
    return type && canSignIn ? { ...sess, account: new SessionAccount(type, facts) } : sess;
  }
}
