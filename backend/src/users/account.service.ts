import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { AuditTrail } from '../audit/audit-trail.js';
import type { Access } from '../auth/access.js';
import type { Account, Actor } from '../auth/actor.js';
import type { OneTimeCodes } from '../auth/one-time-codes.js';
import type { OtpLimits } from '../auth/otp-limits.js';
import type { OwnerNote } from '../auth/owner-note.js';
import type { Sessions } from '../auth/session.js';
import { verifyNumberInput } from '../auth/sign-in.input.js';
import { violatedConstraint } from '../db/database.js';
import { LOCKED } from '../db/locked.js';
import { AppError } from '../errors.js';
import type { Logger } from '../logger.js';
import { parseInput } from '../inputs/parse-input.js';
import { because, type Reason } from '../reasons/reason.js';
import type { SmsSender } from '../sms/sms-sender.js';
import type { Avatars } from './avatars.js';
import { updateAccountInput } from './profile.input.js';
import { User } from './user.entity.js';
import type { Profile, UserService } from './user.service.js';

/** What one's own account needs. */
export interface AccountParts {
  em: EntityManager;
  access: Access;
  audit: AuditTrail;
  users: UserService;
  avatars: Avatars;
  sessions: Sessions;
  codes: OneTimeCodes;
  otpLimits: OtpLimits;
  ownerNote: OwnerNote;
  sms: SmsSender;
  logger: Logger;
}

const WRONG_CODE = because('NUMBER_CODE_WRONG');
const TAKEN = because('NUMBER_TAKEN');
const NOT_SENT = because('NUMBER_NOT_REACHED');

/** The name, the picture and the sign-in number of one's own account (AU-9, reading 21). */
export class AccountService {
  constructor(private readonly parts: AccountParts) {}

  /**
   * Saves name and picture. A new number gets a code and is pending until `verifyNumber`: whether somebody has it is told to nobody
   * who has not proved it. The present number calls off one that is pending.
   * @throws AppError BAD_INPUT, RECENT_SIGN_IN_REQUIRED, UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, RATE_LIMITED, SMS_FAILED
   */
  async update(actor: Actor, input: z.input<typeof updateAccountInput>, avatar?: Buffer): Promise<Profile> {
    const { access, em, avatars, otpLimits } = this.parts;
    const own = await access.require(actor, 'user.updateAccount');
    const { fullName, phoneNumber } = parseInput(updateAccountInput, input);
    const present = await em.findOneOrFail(User, own.userId);
    const isSamePhone = phoneNumber === present.phone;
    const newPhone = (!isSamePhone && phoneNumber) || undefined;
    if (newPhone) await this.requireRecentSignIn(own);
    const avatarKey = avatar ? await avatars.store(own, avatar) : undefined;
    if (newPhone) await otpLimits.beforeSend(newPhone, { ip: own.ip });
    const code = await this.save(own, { fullName, newPhone, isSamePhone, avatarKey });
    if (code && newPhone) await this.send(own, newPhone, code);
    return this.profileOf(own);
  }

  private async requireRecentSignIn(own: Account): Promise<void> {
    if (await this.parts.sessions.isRecent(own)) return;
    const reason = because('NUMBER_NEEDS_SIGN_IN');
    throw new AppError('RECENT_SIGN_IN_REQUIRED', reason, { fields: { phoneNumber: reason } });
  }

  /** One transaction on the account, its row locked; answers the code of a new number. */
  private async save(
    own: Account,
    change: { fullName: string; newPhone: string | undefined; isSamePhone: boolean; avatarKey: string | undefined },
  ): Promise<string | undefined> {
    const { em, audit, codes } = this.parts;
    return em.transactional(async (tx) => {
      const user = await tx.findOneOrFail(User, own.userId, LOCKED);
      const { fullName, newPhone, isSamePhone, avatarKey } = change;
      // Only the newest request is pending; the present number is a request for none.
      const wasPending = (newPhone || isSamePhone) && (await codes.forgetPendingNumber(tx, user.id));
      const changedFields = [
        user.fullName === fullName ? [] : ['fullName'],
        newPhone || wasPending ? ['pendingNumber'] : [],
        avatarKey ? ['avatar'] : [],
      ].flat();
      user.fullName = fullName;
      if (avatarKey) user.avatarKey = avatarKey;
      await tx.flush();
      const code = newPhone && (await codes.make(tx, { phone: newPhone, purpose: 'number', accountId: user.id }));
      if (changedFields.length > 0)
        audit.record(tx, own, {
          verb: 'user.updateAccount',
          subjectType: 'user',
          subjectId: user.id,
          changedFields,
        });
      return code;
    });
  }

  private async send(own: Account, phone: string, code: string): Promise<void> {
    const { em, codes, otpLimits, sms, logger } = this.parts;
    try {
      await sms.sendOtp(phone, code);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      logger.error({ requestId: own.requestId, reason }, 'the code for a new number could not be sent');
      await otpLimits.sendFailed(phone, { ip: own.ip });
      await codes.forgetPendingNumber(em, own.userId);
      throw new AppError('SMS_FAILED', NOT_SENT, { fields: { phoneNumber: NOT_SENT }, cause: error });
    }
  }

  /**
   * Makes the pending number the sign-in number, ends the other sessions and tells the old number.
   * @throws AppError BAD_INPUT, WRONG_OTP, ALREADY_EXISTS, RATE_LIMITED
   */
  async verifyNumber(actor: Actor, input: z.input<typeof verifyNumberInput>): Promise<Profile> {
    const { access, em, codes } = this.parts;
    const own = await access.require(actor, 'user.verifyNumber');
    const { otp } = parseInput(verifyNumberInput, input);
    const accountId = own.userId;
    const phone = await codes.pendingNumberOf(em, accountId);
    const challengeId = phone && (await this.guess(own, { phone, accountId, otp }));
    const oldPhone = challengeId && (await this.hold(own, challengeId, phone));
    if (!oldPhone) throw await this.refusal(own, 'failed', new AppError('WRONG_OTP', WRONG_CODE, beside(WRONG_CODE)));
    await this.tell(own, oldPhone);
    return this.profileOf(own);
  }

  private async guess(
    own: Account,
    { phone, accountId, otp }: { phone: string; accountId: string; otp: string },
  ): Promise<string | undefined> {
    const { codes, otpLimits, ownerNote } = this.parts;
    if (await otpLimits.beforeGuess(phone, own.ip)) ownerNote.send(own, phone);
    const challengeId = await codes.guess({ phone, purpose: 'number', accountId }, otp);
    if (challengeId) await otpLimits.guessWasRight(phone, own.ip);
    return challengeId;
  }

  /** Answers the old number; undefined when the code was called off meanwhile. @throws AppError ALREADY_EXISTS, RATE_LIMITED */
  private async hold(own: Account, challengeId: string, phone: string): Promise<string | undefined> {
    const { em, audit, codes, otpLimits, sessions } = this.parts;
    const present = await em.findOneOrFail(User, own.userId);
    // Counted first: a number is never changed without a word to the old one.
    await otpLimits.beforeNote(present.phone, own.ip);
    try {
      return await em.transactional(async (tx) => {
        const user = await tx.findOneOrFail(User, own.userId, LOCKED);
        if (!(await codes.consume(tx, challengeId))) return undefined;
        const oldPhone = user.phone;
        user.phone = phone;
        await tx.flush();
        await sessions.endOthers(tx, user.id, own.sessionId);
        audit.record(tx, own, {
          verb: 'user.verifyNumber',
          subjectType: 'user',
          subjectId: user.id,
          changedFields: ['phone'],
        });
        return oldPhone;
      });
    } catch (error) {
      if (!violatedConstraint(error)?.startsWith('app_user_')) throw error;
      await codes.forgetPendingNumber(em, own.userId);
      throw await this.refusal(own, 'refused', new AppError('ALREADY_EXISTS', TAKEN, beside(TAKEN)));
    }
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

  private async tell(own: Account, oldPhone: string): Promise<void> {
    try {
      await this.parts.sms.sendNumberChanged(oldPhone);
    } catch (error) {
      this.parts.logger.warn({ requestId: own.requestId, error }, 'the old number could not be told of the change');
    }
  }

  private async profileOf(own: Account): Promise<Profile> {
    const { em, users } = this.parts;
    return users.profileOf(await em.fork().findOneOrFail(User, own.userId));
  }
}

const beside = (reason: Reason) => ({ fields: { otp: reason } });
