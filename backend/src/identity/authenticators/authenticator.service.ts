import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { OwnerNote } from '../auth/owner-note.js';
import type { Sessions } from '../auth/session.js';
import type { SignInFence } from '../auth/sign-in-fence.js';
import { notifyAdmins } from '../security-notices/notify-admins.js';
import { lockOwn } from '../users/lock-own.js';
import { User } from '../users/user.entity.js';
import { confirmAuthenticatorInput, removeAuthenticatorInput, type EnteredCode } from './authenticator.input.js';
import type { AuthenticatorLimits } from './authenticator-limits.js';
import type { Authenticators, AuthenticatorState, MatchedCode } from './authenticators.js';
import type { Factors } from './factors.js';
import { requireConfirmed } from './require-confirmed.js';
import { totpUri } from './totp.js';

/** Dependencies of AuthenticatorService. */
export interface AuthenticatorParts {
  useCases: UseCases;
  audit: AuditTrail;
  authenticators: Authenticators;
  factors: Factors;
  limits: AuthenticatorLimits;
  fence: SignInFence;
  ownerNote: OwnerNote;
  sessions: Sessions;
  clock: Clock;
}

/** Secret of an authenticator to take over into an app. */
export interface AuthenticatorSetup {
  secret: string;
  uri: string;
}

/** Permissions whose codes are guesses. */
type GuessPermission = 'authenticator.confirm' | 'authenticator.remove';

const FIELD = 'authenticator';

/** Sets up and removes one's own authenticator, and resets that of another team member. */
export class AuthenticatorService {
  constructor(private readonly parts: AuthenticatorParts) {}

  /** Returns the state of one's own authenticator. */
  async read(actor: Actor): Promise<AuthenticatorState> {
    const { useCases, authenticators } = this.parts;
    return useCases.read(actor, 'authenticator.read', nothing, {}, (_, { actor: own, em }) =>
      authenticators.stateOf(em, own.userId),
    );
  }

  /**
   * Begins an authenticator; the present one stays until the new one is confirmed. Who has a factor confirms with it first.
   * @throws AppError RECENT_SIGN_IN_REQUIRED
   */
  async begin(actor: Actor): Promise<AuthenticatorSetup> {
    const { useCases, authenticators, factors, sessions } = this.parts;
    return useCases.write(actor, 'authenticator.begin', nothing, {}, async (_, { actor: own, tx, lock, changed }) => {
      const user = await lockOwn(own, lock);
      await requireConfirmed(own, await factors.of(tx, user.id), sessions);
      const secret = await authenticators.begin(tx, user.id);
      changed(FIELD);
      // One number may have an account in each realm.
      const label = `${own.role === 'admin' ? 'Admin' : 'Team'} ${user.phone}`;
      return { subject: user, answer: () => ({ secret, uri: totpUri(secret, label) }) };
    });
  }

  /**
   * Confirms the authenticator that was begun, and returns its recovery codes. Who has a factor has confirmed with it first.
   * @throws AppError BAD_INPUT, RECENT_SIGN_IN_REQUIRED, WRONG_OTP, WRONG_STATE, RATE_LIMITED
   */
  async confirm(actor: Actor, input: z.input<typeof confirmAuthenticatorInput>): Promise<string[]> {
    const { useCases, authenticators, factors, sessions } = this.parts;
    // Outside the transaction, so that a guess stays counted if the rest fails.
    return useCases.read(
      actor,
      'authenticator.confirm',
      confirmAuthenticatorInput,
      input,
      async ({ code: text }, { actor: own, em }) => {
        await requireConfirmed(own, await factors.of(em, own.userId), sessions);
        if (!(await authenticators.findBegun(em, own.userId))) throw notBegun();
        const code: EnteredCode = { kind: 'app', text };
        const matched = await this.guess(own, em, { verb: 'authenticator.confirm', code }, () =>
          authenticators.matchBegun(em, own.userId, text),
        );
        return useCases.write(own, 'authenticator.confirm', nothing, {}, async (_, { tx, lock, changed }) => {
          const user = await lockOwn(own, lock);
          await requireConfirmed(own, await factors.of(tx, user.id), sessions);
          const codes = await authenticators.confirm(tx, user.id, matched);
          if (!codes) throw notBegun();
          changed(FIELD);
          return { subject: user, answer: () => codes };
        });
      },
    );
  }

  /** Removes one's own authenticator by a code of it. @throws AppError BAD_INPUT, WRONG_OTP, WRONG_STATE, RATE_LIMITED */
  async remove(actor: Actor, input: z.input<typeof removeAuthenticatorInput>): Promise<void> {
    const { useCases, authenticators, factors } = this.parts;
    return useCases.read(
      actor,
      'authenticator.remove',
      removeAuthenticatorInput,
      input,
      async ({ code }, { actor: own, em }) => {
        if (!(await authenticators.stateOf(em, own.userId)).confirmedAt) throw hasNone();
        const matched = await this.guess(own, em, { verb: 'authenticator.remove', code }, () =>
          authenticators.match(em, own.userId, code),
        );
        return useCases.write(own, 'authenticator.remove', nothing, {}, async (_, { tx, lock, changed }) => {
          const user = await lockOwn(own, lock);
          await factors.requireOther(tx, user.userType, await factors.of(tx, user.id), matched.authenticatorId);
          if (!(await authenticators.consume(tx, user.id, matched))) throw wrongCode();
          await authenticators.remove(tx, user.id);
          changed(FIELD);
          return { subject: user, answer: () => undefined };
        });
      },
    );
  }

  /**
   * Removes the authenticator of another account, ends its sessions and notifies the admins.
   * @throws AppError NOT_FOUND, WRONG_STATE, FORBIDDEN, RECENT_SIGN_IN_REQUIRED
   */
  async reset(actor: Actor, userId: string): Promise<void> {
    const { useCases, authenticators, sessions, clock } = this.parts;
    return useCases.write(
      actor,
      'authenticator.reset',
      rowId,
      userId,
      async (id, { actor: own, tx, lock, changed }) => {
        if (id === own.userId) throw new AppError('FORBIDDEN', reasonFor('OWN_AUTHENTICATOR'));
        const user = await lock(User, { id, deletedAt: null });
        if (!user) throw new AppError('NOT_FOUND', reasonFor('ACCOUNT_NOT_FOUND'));
        if (!(await authenticators.remove(tx, id))) throw hasNone();
        await sessions.endOthers(tx, id, undefined);
        await notifyAdmins(
          tx,
          { kind: 'AUTHENTICATOR_RESET', subject: user.fullName || user.phone, actor: own },
          clock.now(),
        );
        changed(FIELD);
        return { subject: user, answer: () => undefined };
      },
    );
  }

  /** Counts a guess, and returns what it matches. @throws AppError WRONG_OTP, RATE_LIMITED */
  private async guess(
    own: Account,
    em: EntityManager,
    { verb, code }: { verb: GuessPermission; code: EnteredCode },
    match: () => Promise<MatchedCode | undefined>,
  ): Promise<MatchedCode> {
    const { audit, fence, limits, ownerNote } = this.parts;
    const { phone } = await em.findOneOrFail(User, own.userId);
    const guesser = { ...(await fence.placeOf(own, phone)), isForTeam: true };
    if (await limits.beforeGuess(phone, guesser, code)) ownerNote.send(own, phone);
    const matched = await match();
    if (!matched) {
      await audit.recordAlone(own, { verb, outcome: 'failed', subjectType: 'user', subjectId: own.userId });
      throw wrongCode();
    }
    await limits.guessWasRight(phone, guesser, code);
    return matched;
  }
}

const WRONG = reasonFor('AUTHENTICATOR_CODE_WRONG');
const wrongCode = () => new AppError('WRONG_OTP', WRONG, { fields: { code: WRONG } });
const notBegun = () => new AppError('WRONG_STATE', reasonFor('AUTHENTICATOR_NOT_BEGUN'));
const hasNone = () => new AppError('WRONG_STATE', reasonFor('AUTHENTICATOR_NONE'));
