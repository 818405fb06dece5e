import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { accountNameOf, sourceLanguage } from '../../platform/languages/request-language.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import type { Limits } from '../../platform/limits/limits.js';
import type { Logger } from '../../platform/logger.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { messageLanguageOf, type MessageLanguage } from '../sms/message-language.js';
import type { SmsSender } from '../sms/sms-sender.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { User } from '../users/user.entity.js';
import type { Accounts } from './accounts.js';
import { askBirthYear, type OpensAnything } from './birth-year-due.js';
import type { Devices } from './devices.js';
import type { Actor } from '../../platform/access/actor.js';
import { countedSignIn } from '../../platform/metrics/process-metrics.js';
import type { OneTimeCodes } from './one-time-codes.js';
import type { SignInDoor } from './otp-challenge.entity.js';
import type { Asker, OtpLimits, Receiver } from './otp-limits.js';
import type { OwnerNote } from './owner-note.js';
import type { SignInFence } from './sign-in-fence.js';
import type { SignedIn } from './session.js';
import { sendOtpInput, verifyUserOtpInput } from './sign-in.input.js';

/** Dependencies of SignInService. */
export interface SignInParts {
  em: EntityManager;
  useCases: UseCases;
  audit: AuditTrail;
  accounts: Accounts;
  limits: Limits;
  codes: OneTimeCodes;
  otpLimits: OtpLimits;
  fence: SignInFence;
  ownerNote: OwnerNote;
  devices: Devices;
  opensAnything: OpensAnything;
  sms: SmsSender;
  clock: Clock;
  logger: Logger;
}

/** Answer to a request for a code; the same for known and unknown numbers. */
export interface OtpSent {
  expiresInSeconds: number;
  resendAfterSeconds: number;
}

/** Code to send, in the language of the account, or of the page if there is no account. */
interface OutgoingCode {
  phone: string;
  code: string;
  language: MessageLanguage;
}

/** Account that signs in, and whether for the first time. */
interface Verified {
  user: User;
  isFirst: boolean;
}

const adminNotFound = () => new AppError('ADMIN_NOT_FOUND', reasonFor('ADMIN_NOT_FOUND'));
const WRONG_OTP = reasonFor('WRONG_CODE');
const SPENT_OTP = reasonFor('CODE_USED_UP');

/**
 * Sign-in by phone number and one-time code, in each realm. It uses `read` and not `write`, because its writes must not roll back together:
 * a guess is counted before it is compared and stays counted when the rest fails, failures are audited without a change, and an unknown
 * number has no row.
 */
export class SignInService {
  constructor(private readonly parts: SignInParts) {}

  /**
   * Sends a code to a number.
   * @throws AppError BAD_INPUT, ADMIN_NOT_FOUND (admin realm, unless it conceals numbers), RATE_LIMITED, SMS_FAILED
   */
  async sendOtp(actor: Actor, door: SignInDoor, input: z.input<typeof sendOtpInput>): Promise<OtpSent> {
    return this.parts.useCases.read(actor, 'auth.sendOtp', sendOtpInput, input, ({ phoneNumber }) =>
      this.parts.fence.notTooSoon(door, () => this.sendTo(actor, door, phoneNumber)),
    );
  }

  private async sendTo(actor: Actor, door: SignInDoor, phone: string): Promise<OtpSent> {
    const { accounts, audit, codes, otpLimits, limits, em } = this.parts;
    const hides = await this.parts.fence.hides(actor, door);
    if (door === 'admin' && !hides) await this.requireAdmin(actor, phone, 'auth.sendOtp');
    const account = await accounts.findBehind(em, door, phone);
    const isReached = !hides || account !== null;
    const asker = { ...(await this.parts.fence.placeOf(actor, phone)), receiver: receiverAt(door, isReached) };
    await otpLimits.beforeSend(phone, asker);
    if (!isReached && door === 'admin') await audit.recordAlone(actor, { verb: 'auth.sendOtp', outcome: 'failed' });
    else {
      const code = await em.transactional(async (tx) => {
        const fresh = await codes.make(tx, { phone, purpose: door, deviceId: actor.deviceId });
        await audit.record(tx, actor, { verb: 'auth.sendOtp', outcome: isReached ? 'done' : 'failed' });
        return fresh;
      });
      // For a number outside the team, a code is stored but not sent, so that guesses are counted and answered as for any number.
      const language = messageLanguageOf(account?.language ?? accountNameOf(actor.language ?? sourceLanguage));
      const sent = isReached ? this.handOver(actor, { phone, code, language }) : Promise.resolve();
      // Neither the gateway's response time nor its failure may disclose whether a message was sent.
      if (hides) sent.catch(() => undefined);
      else await sent.catch((error: unknown) => this.sendFailed(phone, asker, error));
    }
    return {
      expiresInSeconds: limits.otpTtlSeconds,
      resendAfterSeconds: limits.otpResendSeconds,
    };
  }

  private async handOver(actor: Actor, { phone, code, language }: OutgoingCode): Promise<void> {
    try {
      await this.parts.sms.sendOtp(phone, code, language);
    } catch (error) {
      this.parts.logger.error(
        { requestId: actor.requestId, reason: error instanceof Error ? error.message : 'unknown' },
        'a code could not be sent',
      );
      throw error;
    }
  }

  private async sendFailed(phone: string, asker: Asker, cause: unknown): Promise<never> {
    await this.parts.otpLimits.sendFailed(phone, asker);
    throw new AppError('SMS_FAILED', reasonFor('SMS_FAILED'), { cause });
  }

  /**
   * Verifies the newest code of a number in a realm and returns the account that signs in; an unknown number signs up in the realm `user`.
   * The caller creates the session.
   * @throws AppError BAD_INPUT, WRONG_OTP, ADMIN_NOT_FOUND (admin realm; for every failure if it conceals numbers), ACCOUNT_DISABLED,
   * RATE_LIMITED
   */
  async verifyOtp(actor: Actor, door: SignInDoor, input: z.input<typeof verifyUserOtpInput>): Promise<SignedIn> {
    return this.parts.useCases.read(actor, 'auth.verifyOtp', verifyUserOtpInput, input, async (asked) => {
      const { user, isFirst } = await countedSignIn(door, () =>
        this.parts.fence.notTooSoon(door, () => this.verify(actor, door, asked.phoneNumber, asked.otp)),
      );
      // Admins and staff see other people's data, so their sessions are always short.
      return { user, isKept: door === 'user' && asked.keepSignedIn, firstStep: 'TEXT_CODE', isFirst };
    });
  }

  private async verify(actor: Actor, door: SignInDoor, phone: string, otp: string): Promise<Verified> {
    const { audit, accounts, codes, otpLimits, ownerNote, em, clock, devices, opensAnything } = this.parts;
    // A concealing admin realm answers every failure alike; in the staff realm, a code that was not sent fails like any other.
    const isSilent = door === 'admin' && (await this.parts.fence.hides(actor, door));
    if (door === 'admin' && !isSilent) await this.requireAdmin(actor, phone, 'auth.verifyOtp');
    const guesser = { ...(await this.parts.fence.placeOf(actor, phone)), isForTeam: door !== 'user' };
    if (await otpLimits.beforeGuess(phone, guesser)) ownerNote.send(actor, phone);

    const target = { phone, purpose: door, deviceId: actor.deviceId };
    const challengeId = await codes.guess(target, otp);
    const today = clinicDay(clock.now());
    let isFirst = false;
    const user =
      challengeId &&
      (await em.transactional(async (tx) => {
        if (!(await codes.consume(tx, challengeId))) return undefined;
        const account = await accounts.lockBehind(tx, door, phone);
        if (!account) return undefined;
        if (account.isOffOn(today)) return account;
        isFirst = !account.lastLoginAt;
        if (isFirst) takeLanguage(account, actor, door);
        const now = clock.now();
        const asking = { account, audit, devices, opensAnything, now };
        // A sign-in that opens nothing yet is none: the year of birth completes it.
        if (door !== 'user' || !(await askBirthYear(tx, actor, asking))) account.lastLoginAt = now;
        await audit.record(tx, actor, { verb: 'auth.verifyOtp', subjectType: 'user', subjectId: account.id });
        return account;
      }));
    if (!user) {
      const known = await accounts.findBehind(em, door, phone);
      await audit.recordAlone(actor, {
        verb: 'auth.verifyOtp',
        outcome: 'failed',
        ...(known && { subjectType: 'user' as const, subjectId: known.id }),
      });
      if (isSilent) throw adminNotFound();
      // Only discloses that a code was sent, which is the same for known and unknown numbers.
      const reason = (await codes.isSpent(target)) ? SPENT_OTP : WRONG_OTP;
      throw new AppError('WRONG_OTP', reason, { fields: { otp: reason } });
    }
    if (user.isOffOn(today)) {
      const { id: subjectId } = user;
      await audit.recordAlone(actor, { verb: 'auth.verifyOtp', outcome: 'refused', subjectType: 'user', subjectId });
      throw isSilent ? adminNotFound() : new AppError('ACCOUNT_DISABLED', reasonFor('ACCOUNT_DISABLED'));
    }
    await otpLimits.guessWasRight(phone, guesser);
    return { user, isFirst };
  }

  /** Audits a sign-out; the caller ends the session. Does nothing for a visitor. */
  async logout(actor: Actor): Promise<void> {
    await this.parts.useCases.read(actor, 'auth.logout', nothing, {}, async (_, { actor: own, seen }) => {
      if (own.kind !== 'visitor') await seen({ subjectType: 'user', subjectId: own.userId });
    });
  }

  private async requireAdmin(actor: Actor, phone: string, verb: 'auth.sendOtp' | 'auth.verifyOtp'): Promise<void> {
    const { accounts, audit, em } = this.parts;
    if (await accounts.findBehind(em, 'admin', phone)) return;
    await audit.recordAlone(actor, { verb, outcome: 'failed' });
    throw adminNotFound();
  }
}

/** Returns the budget that a code counts against. */
function receiverAt(door: SignInDoor, isReached: boolean): Receiver {
  if (door === 'user') return 'others';
  return isReached ? 'team' : 'nobody';
}

/** Sets the account's language from the page of the first sign-in, because nobody could choose one before. */
function takeLanguage(account: User, { language }: Actor, door: SignInDoor): void {
  if (door === 'user' && language && language !== sourceLanguage) account.language = accountNameOf(language);
}
