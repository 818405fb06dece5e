import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Clock } from '../clock.js';
import { LOCKED } from '../db/locked.js';
import { AppError } from '../errors.js';
import { User } from '../users/user.entity.js';
import type { Profile, UserService } from '../users/user.service.js';
import type { Access } from './access.js';
import type { Actor } from './actor.js';
import type { Sessions } from './session.js';
import type { Verb } from './verbs.js';

/** A browser in which an account is signed in. */
export interface LiveSession {
  /** A hash of the session's id, which itself would sign in. */
  id: string;
  isCurrent: boolean;
  signedInAt: Date;
  lastSeenAt: Date;
}

/** What `list` names sessions; the database is asked for nothing else. */
const SESSION_HANDLE = /^[0-9a-f]{64}$/;
const noSuchSession = () => new AppError('NOT_FOUND', 'There is no such session.');

/** What people and admins do about sessions that are open elsewhere (AU-7). */
export class SessionService {
  constructor(
    private readonly parts: {
      em: EntityManager;
      access: Access;
      audit: AuditTrail;
      clock: Clock;
      sessions: Sessions;
      users: UserService;
    },
  ) {}

  /** The sessions of one's own account, the newest first. */
  async list(actor: Actor): Promise<LiveSession[]> {
    await this.parts.access.require(actor, 'session.list');
    const { rows } = await sql<LiveSession>`
      select encode(sha256(sid::bytea), 'hex') as id, sid = ${actor.sessionId} as "isCurrent",
        created_at as "signedInAt", last_seen_at as "lastSeenAt"
      from session where user_id = ${actor.userId} and expire > now() at time zone 'UTC'
      order by created_at desc, sid`.execute(this.parts.em.getKysely());
    return rows.map((row) => ({ ...row, signedInAt: new Date(row.signedInAt), lastSeenAt: new Date(row.lastSeenAt) }));
  }

  /** Ends one of one's own sessions. @throws AppError NOT_FOUND */
  async end(actor: Actor, id: string): Promise<void> {
    await this.parts.access.require(actor, 'session.end');
    if (!SESSION_HANDLE.test(id)) throw noSuchSession();
    await this.change(actor, 'session.end', actor.userId ?? '', async (tx) => {
      const { rows } = await sql`
        delete from session where user_id = ${actor.userId} and encode(sha256(sid::bytea), 'hex') = ${id} returning sid`.execute(
        tx.getKysely(),
      );
      if (rows.length === 0) throw noSuchSession();
    });
  }

  /** Ends all of one's own sessions but the present one; answers how many. */
  async endOthers(actor: Actor): Promise<number> {
    await this.parts.access.require(actor, 'session.end');
    const userId = actor.userId ?? '';
    return this.change(actor, 'session.end', userId, (tx) =>
      this.parts.sessions.endOthers(tx, userId, actor.sessionId),
    );
  }

  /** Ends all sessions of an account; answers how many. @throws AppError NOT_FOUND */
  async endAllOf(actor: Actor, userId: string): Promise<number> {
    await this.parts.access.require(actor, 'session.endOfOthers');
    return this.change(actor, 'session.endOfOthers', userId, async (tx) => {
      await findAccount(tx, userId);
      return this.parts.sessions.endOthers(tx, userId, undefined);
    });
  }

  /** Switches an account off, with its sessions, or on again. @throws AppError NOT_FOUND, FORBIDDEN */
  async setDisabled(actor: Actor, userId: string, disabled: boolean): Promise<Profile> {
    const { access, clock, sessions, users } = this.parts;
    await access.require(actor, 'user.disable');
    // An id may be spelled with capitals too.
    if (userId.toLowerCase() === actor.userId)
      throw new AppError('FORBIDDEN', 'You cannot switch off your own account.');
    return this.change(actor, 'user.disable', userId, async (tx) => {
      const user = await findAccount(tx, userId);
      user.disabledAt = disabled ? clock.now() : null;
      await tx.flush();
      if (disabled) await sessions.endOthers(tx, userId, undefined);
      return users.profileOf(user);
    });
  }

  private async change<T>(
    actor: Actor,
    verb: Verb,
    userId: string,
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    const { em, audit } = this.parts;
    return em.transactional(async (tx) => {
      const result = await work(tx);
      audit.record(tx, actor, { verb, subjectType: 'user', subjectId: userId.toLowerCase() });
      return result;
    });
  }
}

async function findAccount(tx: EntityManager, userId: string): Promise<User> {
  const user = isUuid(userId) && (await tx.findOne(User, { id: userId, deletedAt: null }, LOCKED));
  if (!user) throw new AppError('NOT_FOUND', 'There is no account with this id.');
  return user;
}
