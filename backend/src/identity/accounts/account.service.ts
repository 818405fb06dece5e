import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import type { OneTimeCodes } from '../auth/one-time-codes.js';
import type { Asker, OtpLimits } from '../auth/otp-limits.js';
import type { OwnerNote } from '../auth/owner-note.js';
import type { Sessions } from '../auth/session.js';
import { verifyNumberInput } from '../auth/sign-in.input.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Logger } from '../../platform/logger.js';
import { publish } from '../../platform/events/domain-events.js';
import { messageLanguageOf } from '../sms/message-language.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import type { SmsSender } from '../sms/sms-sender.js';
import type { UseCases } from '../../platform/use-cases.js';
import { lockAdmins } from '../admins/live-admins.js';
import type { FourEyes } from '../approvals/four-eyes.js';
import { newNumber } from '../approvals/new-admin.js';
import type { Avatars } from '../users/avatars.js';
import { lockOwn } from '../users/lock-own.js';
import { NumberChanged } from '../users/account-events.js';
import { isOfTeam, User } from '../users/user.entity.js';
import type { Profile, UserService } from '../users/user.service.js';
import { updateAccountInput } from '../users/account.input.js';

/** Dependencies of AccountService. */
export interface AccountParts {
  em: EntityManager;
  useCases: UseCases;
  audit: AuditTrail;
  users: UserService;
  avatars: Avatars;
  sessions: Sessions;
  codes: OneTimeCodes;
  otpLimits: OtpLimits;
  ownerNote: OwnerNote;
  fourEyes: FourEyes;
  sms: SmsSender;
  clock: Clock;
  logger: Logger;
}

/** Validated change of an account. */
interface AccountChange {
  fullName: string;
  newPhone: string | undefined;
  isSamePhone: boolean;
  avatarKey: string | undefined;
}

/** Pending number that a code has verified. */
interface Proved {
  phone: string;
  challengeId: string;
}

const WRONG_CODE = reasonFor('NUMBER_CODE_WRONG');
const TAKEN = reasonFor('NUMBER_TAKEN');
const NOT_SENT = reasonFor('NUMBER_NOT_REACHED');

/** Changes the name, picture and sign-in number of one's own account. */
export class AccountService {
  constructor(private readonly parts: AccountParts) {}

  /**
   * Saves name and picture. A new number is sent a code and stays pending until `verifyNumber`; whether another account has it is disclosed
   * only after verification. The present number cancels a pending one.
   * @throws AppError BAD_INPUT, RECENT_SIGN_IN_REQUIRED, UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, RATE_LIMITED, SMS_FAILED
   */
  async update(actor: Actor, input: z.input<typeof updateAccountInput>, avatar?: Buffer): Promise<Profile> {
    const { useCases, avatars, otpLimits, users } = this.parts;
    // Before the transaction, because rate limits and stored files do not roll back with it.
    const change = await useCases.read(
      actor,
      'user.updateAccount',
      updateAccountInput,
      input,
      async ({ fullName, phoneNumber }, { actor: own, em }): Promise<AccountChange> => {
        const isSamePhone = phoneNumber === (await em.findOneOrFail(User, own.userId)).phone;
        const newPhone = (!isSamePhone && phoneNumber) || undefined;
        if (newPhone) await this.requireRecentSignIn(own);
        const avatarKey = avatar ? await avatars.store(own, avatar) : undefined;
        if (newPhone) await otpLimits.beforeSend(newPhone, askerOf(own));
        return { fullName, newPhone, isSamePhone, avatarKey };
      },
    );
    const { user, send } = await this.save(actor, change);
    await send?.();
    return users.profileOf(user);
  }

  private async requireRecentSignIn(own: Account): Promise<void> {
    if (await this.parts.sessions.isRecent(own)) return;
    const reason = reasonFor('NUMBER_NEEDS_SIGN_IN');
    throw new AppError('RECENT_SIGN_IN_REQUIRED', reason, { fields: { phoneNumber: reason } });
  }

  /** Saves the change. Returns the account, and a function that sends the code to a new number. */
  private async save(
    actor: Actor,
    { fullName, newPhone, isSamePhone, avatarKey }: AccountChange,
  ): Promise<{ user: User; send?: () => Promise<void> }> {
    const { useCases, codes } = this.parts;
    return useCases.write(actor, 'user.updateAccount', nothing, {}, async (_, { actor: own, tx, lock, changed }) => {
      const user = await lockOwn(own, lock);
      // A new request replaces the pending number; the present number cancels it.
      const wasPending = (newPhone || isSamePhone) && (await codes.forgetPendingNumber(tx, user.id));
      if (newPhone || wasPending) changed('pendingNumber');
      user.fullName = fullName;
      if (avatarKey) user.avatarKey = avatarKey;
      if (!newPhone) return { subject: user, answer: () => ({ user }) };
      const code = await codes.make(tx, { phone: newPhone, purpose: 'number', accountId: user.id });
      return { subject: user, answer: () => ({ user, send: () => this.send(own, user, newPhone, code) }) };
    });
  }

  private async send(own: Account, { language }: User, phone: string, code: string): Promise<void> {
    const { em, codes, otpLimits, sms, logger } = this.parts;
    try {
      await sms.sendOtp(phone, code, messageLanguageOf(language));
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      logger.error({ requestId: own.requestId, reason }, 'the code for a new number could not be sent');
      await otpLimits.sendFailed(phone, { ip: own.ip });
      await codes.forgetPendingNumber(em, own.userId);
      throw new AppError('SMS_FAILED', NOT_SENT, { fields: { phoneNumber: NOT_SENT }, cause: error });
    }
  }

  /**
   * Makes the pending number the sign-in number, ends the other sessions and notifies the old number. That of an admin waits for a second
   * admin where four eyes are required.
   * @throws AppError BAD_INPUT, WRONG_OTP, ALREADY_EXISTS, RATE_LIMITED, APPROVAL_PENDING, LIMIT_REACHED
   */
  async verifyNumber(actor: Actor, input: z.input<typeof verifyNumberInput>): Promise<Profile> {
    // Outside the transaction, so that a guess stays counted if the rest fails.
    return this.parts.useCases.read(
      actor,
      'user.verifyNumber',
      verifyNumberInput,
      input,
      async ({ otp }, { actor: own, em }) => {
        const proved = await this.guess(own, em, otp);
        const held = proved && (await this.parts.fourEyes.guard(own, () => this.hold(own, proved)));
        if (!held) throw await this.refusal(own, 'failed', new AppError('WRONG_OTP', WRONG_CODE, beside(WRONG_CODE)));
        return this.parts.users.profileOf(held);
      },
    );
  }

  /** Counts a guess and returns the number that it verifies; undefined if the code is wrong. */
  private async guess(own: Account, em: EntityManager, otp: string): Promise<Proved | undefined> {
    const { codes, otpLimits, ownerNote } = this.parts;
    const { userId: accountId } = own;
    const phone = await codes.pendingNumberOf(em, accountId);
    if (!phone) return undefined;
    if (await otpLimits.beforeGuess(phone, { ip: own.ip })) ownerNote.send(own, phone);
    const challengeId = await codes.guess({ phone, purpose: 'number', accountId }, otp);
    if (!challengeId) return undefined;
    await otpLimits.guessWasRight(phone, { ip: own.ip });
    // Counted first: if the old number cannot be notified, the number is not changed.
    await otpLimits.beforeNote((await em.findOneOrFail(User, accountId)).phone, askerOf(own));
    return { phone, challengeId };
  }

  /** Saves the verified number and returns the account; undefined if the code was cancelled meanwhile. @throws AppError ALREADY_EXISTS */
  private async hold(own: Account, { phone, challengeId }: Proved): Promise<User | undefined> {
    const { useCases, codes, sessions, clock, fourEyes } = this.parts;
    return useCases.write(
      own,
      'user.verifyNumber',
      nothing,
      {},
      async (_, change) => {
        const { tx, lock } = change;
        if (own.role === 'admin') await lockAdmins(tx);
        const user = await lockOwn(own, lock);
        const asked = newNumber(user, phone);
        const oldPhone = user.phone;
        if (!(await codes.consume(tx, challengeId))) return { subject: user, answer: () => undefined };
        user.phone = phone;
        await sessions.endOthers(tx, user.id, own.sessionId);
        await tx.flush();
        // After the flush: a number that is taken need not wait.
        if (user.userType === 'admin') await fourEyes.admit(change, asked);
        await publish(tx, new NumberChanged(user, oldPhone, clock.now()));
        return { subject: user, answer: () => user };
      },
      async (constraint, em) => {
        if (!constraint.startsWith('app_user_')) return undefined;
        await codes.forgetPendingNumber(em, own.userId);
        return this.refusal(own, 'refused', new AppError('ALREADY_EXISTS', TAKEN, beside(TAKEN)));
      },
    );
  }

  private async refusal(own: Account, outcome: 'failed' | 'refused', refusal: AppError): Promise<AppError> {
    await this.parts.audit.recordAlone(own, {
      verb: 'user.verifyNumber',
      outcome,
      subjectType: 'user',
      subjectId: own.userId,
    });
    return refusal;
  }
}

/** Requester of a code for a new number; codes of team members count against their own budget. */
const askerOf = ({ ip, role }: Account): Asker => ({ ip, receiver: isOfTeam(role) ? 'team' : 'others' });

const beside = (reason: Reason) => ({ fields: { otp: reason } });
