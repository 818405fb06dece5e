import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { publish } from '../../platform/events/domain-events.js';
import { AppError } from '../../platform/errors/errors.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { FourEyes } from '../approvals/four-eyes.js';
import { newAdmin } from '../approvals/new-admin.js';
import { notifyOfAdmin } from '../security-notices/notify-admins.js';
import { lockAdmins, requireOtherLiveAdmin } from '../admins/live-admins.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { User } from '../users/user.entity.js';
import type { Profile, UserService } from '../users/user.service.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { DepartureCancelled } from '../users/account-events.js';
import { networkOf } from './session-origin.js';
import type { Sessions, SessionTerms } from './session.js';

/** Browser in which an account is signed in. */
export interface LiveSession {
  /** Hash of the session id, which itself is a credential. */
  id: string;
  isCurrent: boolean;
  /** Kind of the browser and device; empty if unknown. */
  device: string;
  /** First parts of the address of the sign-in; empty if unknown. */
  network: string;
  /** Whether the session was opened from the network of the request. */
  isThisNetwork: boolean;
  signedInAt: Date;
  lastSeenAt: Date;
  /** Earliest of idle timeout and maximum age. */
  endsAt: Date;
}

/** Format of session handles; other texts are not looked up. */
const SESSION_HANDLE = /^[0-9a-f]{64}$/;
const handleOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex');

const disabling = z.object({ userId: rowId, disabled: z.boolean() });

/** Lists and ends sessions of accounts, and disables accounts. */
export class SessionService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { clock: Clock; sessions: Sessions; users: UserService; fourEyes: FourEyes },
  ) {}

  /** Returns the sessions of one's own account, newest first. */
  async list(actor: Actor): Promise<LiveSession[]> {
    return this.useCases.read(actor, 'session.list', nothing, {}, async (_, { actor: own, em }) => {
      const { userId, sessionId } = own;
      // Raw SQL: connect-pg-simple manages the session table, which is not mapped.
      const { rows } = await sql<Omit<LiveSession, 'endsAt' | 'isThisNetwork'> & SessionTerms & { now: Date }>`
        select encode(sha256(sid::bytea), 'hex') as id, sid = ${sessionId} as "isCurrent",
          created_at as "signedInAt", last_seen_at as "lastSeenAt", sess ->> 'door' as door,
          coalesce((sess ->> 'isKept')::boolean, false) as "isKept", now() as now,
          coalesce(sess #>> '{origin,device}', '') as device, coalesce(sess #>> '{origin,network}', '') as network
        from session where user_id = ${userId} and expire > now() at time zone 'UTC'
        order by created_at desc, sid`.execute(em.getKysely());
      return rows.flatMap(({ door, isKept, now, ...row }) => {
        const [signedInAt, lastSeenAt] = [new Date(row.signedInAt), new Date(row.lastSeenAt)];
        const endsAt = this.parts.sessions.endOf({ door, isKept }, signedInAt, lastSeenAt);
        // An idle session is invalid although its row may remain for weeks.
        return endsAt > new Date(now)
          ? [{ ...row, isThisNetwork: row.network === networkOf(own.ip), signedInAt, lastSeenAt, endsAt }]
          : [];
      });
    });
  }

  /**
   * Ends one of one's own sessions. For another than the present one, a phone that stays signed in requires a recent sign-in.
   * @throws AppError NOT_FOUND, RECENT_SIGN_IN_REQUIRED
   */
  async end(actor: Actor, id: string): Promise<void> {
    return this.useCases.write(actor, 'session.end', z.string(), id, async (handle, { actor: own, tx, changed }) => {
      const { userId } = own;
      if (handle !== handleOf(own.sessionId)) await this.requireCode(own);
      if (!SESSION_HANDLE.test(handle) || !(await this.parts.sessions.endOne(tx, userId, handle)))
        throw new AppError('NOT_FOUND', reasonFor('SESSION_NOT_FOUND'));
      changed('sessions');
      return { subject: tx.getReference(User, userId), answer: () => undefined };
    });
  }

  /** Ends one's own sessions except the present one; returns their number. @throws AppError RECENT_SIGN_IN_REQUIRED */
  async endOthers(actor: Actor): Promise<number> {
    return this.useCases.write(actor, 'session.end', nothing, {}, async (_, change) => {
      const { tx, actor: own } = change;
      await this.requireCode(own);
      return this.endAllBut(own.sessionId, tx.getReference(User, own.userId), change);
    });
  }

  /** Ends all sessions of an account; returns their number. @throws AppError NOT_FOUND */
  async endAllOf(actor: Actor, userId: string): Promise<number> {
    return this.useCases.write(actor, 'session.endOfOthers', rowId, userId, async (id, change) =>
      this.endAllBut(undefined, await lockAccount(change, id), change),
    );
  }

  /**
   * Disables an account and ends its sessions, or enables it, also after its last day.
   * @param approvalId approval of a second admin, which this decides
   * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_STATE (the last admin), APPROVAL_PENDING
   */
  async setDisabled(actor: Actor, userId: string, disabled: boolean, approvalId?: string): Promise<Profile> {
    return this.parts.fourEyes.guard(actor, () => this.writeDisabled(actor, { userId, disabled }, approvalId));
  }

  private writeDisabled(
    actor: Actor,
    input: z.input<typeof disabling>,
    approvalId: string | undefined,
  ): Promise<Profile> {
    const { clock, sessions, users, fourEyes } = this.parts;
    const verb = input.disabled ? 'user.disable' : 'user.enable';
    return this.useCases.write(actor, verb, disabling, input, async (asked, change) => {
      if (asked.userId === change.actor.userId) throw new AppError('FORBIDDEN', reasonFor('OWN_ACCOUNT_DISABLED'));
      await lockAdmins(change.tx);
      const user = await lockAccount(change, asked.userId);
      if (asked.disabled) await requireOtherLiveAdmin(change.tx, user);
      if (approvalId || (!asked.disabled && user.userType === 'admin' && (user.disabledAt || user.lastDay)))
        await fourEyes.admit(change, newAdmin('enable', user), approvalId);
      const isBack = !asked.disabled && user.isOffOn(clinicDay(clock.now()));
      user.disabledAt = asked.disabled ? (user.disabledAt ?? clock.now()) : null;
      if (!asked.disabled && user.lastDay) {
        user.lastDay = null;
        await publish(change.tx, new DepartureCancelled(user.id));
      }
      if (asked.disabled) await sessions.endOthers(change.tx, user.id, undefined);
      if (isBack && user.userType === 'admin') await notifyOfAdmin(change, user, clock.now());
      return { subject: user, answer: () => users.profileOf(user) };
    });
  }

  /** A person with an unlocked phone that stays signed in must not be able to sign its owner out elsewhere. */
  private async requireCode(own: Account): Promise<void> {
    if (await this.parts.sessions.needsCode(own))
      throw new AppError('RECENT_SIGN_IN_REQUIRED', reasonFor('SIGN_OUT_NEEDS_SIGN_IN'));
  }

  private async endAllBut(kept: string | undefined, user: User, { tx, changed }: WriteContext<Actor>) {
    const ended = await this.parts.sessions.endOthers(tx, user.id, kept);
    if (ended > 0) changed('sessions');
    return { subject: user, answer: () => ended };
  }
}

async function lockAccount({ lock }: WriteContext<Actor>, id: string): Promise<User> {
  const user = await lock(User, { id, deletedAt: null });
  if (!user) throw new AppError('NOT_FOUND', reasonFor('ACCOUNT_NOT_FOUND'));
  return user;
}
