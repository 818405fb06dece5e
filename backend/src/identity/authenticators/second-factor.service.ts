import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Account, Actor, FactorStep } from '../../platform/access/actor.js';
import type { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import type { OneTimeCodes } from '../auth/one-time-codes.js';
import type { OtpLimits } from '../auth/otp-limits.js';
import type { OwnerNote } from '../auth/owner-note.js';
import type { SignedIn, Sessions } from '../auth/session.js';
import { requireOwnSession } from '../auth/own-session.js';
import { doorOf } from '../auth/sign-in-door.js';
import type { SignInFence } from '../auth/sign-in-fence.js';
import type { SignInService } from '../auth/sign-in.service.js';
import { lockOwn } from '../users/lock-own.js';
import { User } from '../users/user.entity.js';
import type { AuthenticatorLimits } from './authenticator-limits.js';
import type { Authenticators } from './authenticators.js';
import { secondFactorMethod, verifySecondFactorInput } from './factor.input.js';
import type { Factors } from './factors.js';
import type { Passkeys } from './passkeys.js';
import { methodsOf, type SecondFactorMethod } from './second-factor-methods.js';

/** Dependencies of SecondFactorService. */
export interface SecondFactorParts {
  useCases: UseCases;
  audit: AuditTrail;
  factors: Factors;
  passkeys: Passkeys;
  authenticators: Authenticators;
  codes: OneTimeCodes;
  limits: AuthenticatorLimits;
  otpLimits: OtpLimits;
  fence: SignInFence;
  ownerNote: OwnerNote;
  sessions: Sessions;
  signIn: SignInService;
  clock: Clock;
}

/** Factors that opened and confirmed the session. */
export interface SessionSteps {
  firstStep: FactorStep;
  secondStep: FactorStep | undefined;
  /** Whether the account never signed in before. */
  isFirst: boolean;
}

/** Account that confirmed, and the session to open for it; undefined if the session goes on. */
export interface Confirmed {
  user: User;
  signedIn: SignedIn | undefined;
}

type Answer = z.output<typeof verifySecondFactorInput>;

/** Consumes what matched, in the transaction of the confirmation; returns false if it was used meanwhile. */
type Consume = (tx: EntityManager) => Promise<boolean>;

/** Confirms sessions with a factor: the second step of a sign-in, and step-up authentication. */
export class SecondFactorService {
  constructor(private readonly parts: SecondFactorParts) {}

  /** Begins a confirmation: returns the options for the browser, or sends a code. @throws AppError WRONG_STATE, RATE_LIMITED, SMS_FAILED */
  async begin(actor: Actor, method: SecondFactorMethod): Promise<object | null> {
    const { useCases, audit, factors, passkeys, signIn } = this.parts;
    return useCases.read(actor, 'factor.begin', secondFactorMethod, method, async (asked, { actor: own, em }) => {
      await this.requireMethod(own, em, asked);
      const details = { by: NAMES[asked] };
      await audit.recordAlone(own, { verb: 'factor.begin', subjectType: 'user', subjectId: own.userId, details });
      if (asked === 'PASSKEY') return passkeys.challenge(own, await factors.passkeysOf(em, own.userId));
      if (asked === 'TEXT_CODE') {
        const { phone } = await em.findOneOrFail(User, own.userId);
        await signIn.sendOtp(actor, doorOf(own.role), { phoneNumber: phone });
      }
      return null;
    });
  }

  /**
   * Confirms the session. The caller opens the session that is returned.
   * @throws AppError BAD_INPUT, UNAUTHENTICATED (the session was ended meanwhile), WRONG_OTP, WRONG_STATE, RATE_LIMITED
   */
  async verify(
    actor: Actor,
    input: { method: SecondFactorMethod; answer: string },
    stepsOf: () => SessionSteps,
  ): Promise<Confirmed> {
    const { useCases, sessions, clock } = this.parts;
    // Outside the transaction, so that a guess stays counted if the rest fails.
    return useCases.read(actor, 'factor.verify', verifySecondFactorInput, input, async (asked, { actor: own, em }) => {
      await this.requireMethod(own, em, asked.method);
      const consume = await this.guess(own, em, asked);
      return useCases.write(own, 'factor.verify', nothing, {}, async (_, { tx, lock, changed }) => {
        const user = await lockOwn(own, lock);
        await requireOwnSession(tx, own);
        if (user.isOffOn(clinicDay(clock.now())) || !(await consume(tx))) throw wrong(asked);
        const { firstStep, secondStep, isFirst } = stepsOf();
        // A whole session goes on: it keeps its id, for the requests that are under way, and its age.
        if (!own.half)
          await sessions.confirm(tx, own, secondStep ?? (asked.method === firstStep ? undefined : asked.method));
        changed('session');
        const signedIn = own.half && { user, isKept: false, firstStep, secondStep: asked.method, isFirst };
        return { subject: user, answer: () => ({ user, signedIn }), details: { by: NAMES[asked.method] } };
      });
    });
  }

  private async requireMethod(own: Account, em: EntityManager, method: SecondFactorMethod): Promise<void> {
    const methods = methodsOf(own, await this.parts.factors.of(em, own.userId));
    if (!methods.includes(method)) throw new AppError('WRONG_STATE', reasonFor('SECOND_FACTOR_METHOD'));
  }

  /** Counts a guess as a failure, and returns how to consume what it matches. @throws AppError WRONG_OTP, RATE_LIMITED */
  private async guess(own: Account, em: EntityManager, asked: Answer): Promise<Consume> {
    const { audit, fence, limits, otpLimits, ownerNote } = this.parts;
    const { phone } = await em.findOneOrFail(User, own.userId);
    const guesser = { ...(await fence.placeOf(own, phone)), isForTeam: true };
    const isOver =
      asked.method === 'APP'
        ? await limits.beforeGuess(phone, guesser, asked.answer)
        : await otpLimits.beforeGuess(phone, guesser);
    if (isOver) ownerNote.send(own, phone);
    const consume = await this.match(own, em, phone, asked);
    if (!consume) {
      const details = { by: NAMES[asked.method] };
      await audit.recordAlone(own, {
        verb: 'factor.verify',
        outcome: 'failed',
        subjectType: 'user',
        subjectId: own.userId,
        details,
      });
      throw wrong(asked);
    }
    if (asked.method === 'APP') await limits.guessWasRight(phone, guesser, asked.answer);
    else await otpLimits.guessWasRight(phone, guesser);
    return consume;
  }

  private async match(own: Account, em: EntityManager, phone: string, asked: Answer): Promise<Consume | undefined> {
    const { authenticators, codes, factors, passkeys } = this.parts;
    const { userId } = own;
    if (asked.method === 'APP') {
      const matched = await authenticators.match(em, userId, asked.answer);
      return matched && ((tx) => authenticators.consume(tx, userId, matched));
    }
    if (asked.method === 'TEXT_CODE') {
      const target = { phone, purpose: doorOf(own.role), deviceId: own.deviceId };
      const challengeId = await codes.guess(target, asked.answer);
      return challengeId === undefined ? undefined : (tx) => codes.consume(tx, challengeId);
    }
    const proved = await passkeys.verify(own, asked.answer, await factors.passkeysOf(em, userId));
    return proved && ((tx) => factors.usePasskey(tx, proved.id, proved.signCount));
  }
}

const NAMES: Record<SecondFactorMethod, string> = {
  APP: 'authenticator',
  PASSKEY: 'passkey',
  TEXT_CODE: 'text message',
};

function wrong({ method }: Answer): AppError {
  if (method === 'PASSKEY') {
    const reason = reasonFor('PASSKEY_REFUSED');
    return new AppError('WRONG_OTP', reason, { fields: { answer: reason } });
  }
  const reason = method === 'APP' ? reasonFor('AUTHENTICATOR_CODE_WRONG') : reasonFor('WRONG_CODE');
  return new AppError('WRONG_OTP', reason, { fields: { answer: reason } });
}
