import type pg from 'pg';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Limits } from '../../platform/limits/limits.js';
import { RateLimit } from '../../platform/limits/rate-limit.js';
import type { Guesser, OtpLimits } from '../auth/otp-limits.js';
import type { EnteredCode } from './authenticator.input.js';

/**
 * Rate limits on codes of authenticators: those of codes by text message, with the same counters, and a further one. A code by text message is
 * void after five guesses, and few are sent, which bounds the guesses of a day; a code of the app has no such bound, so guesses of it from
 * unknown devices have a daily limit of their own. Recovery codes are too long to be guessed, so an owner can use one beyond it.
 */
export class AuthenticatorLimits {
  private readonly failures: RateLimit;

  constructor(
    pool: pg.Pool,
    limits: Pick<Limits, 'authenticatorFailuresPerPhoneDay'>,
    private readonly otpLimits: OtpLimits,
  ) {
    const reason = reasonFor('TOO_MANY_WRONG_CODES');
    this.failures = new RateLimit(pool, 'totp-fail-phone', limits.authenticatorFailuresPerPhoneDay, 86_400, reason);
  }

  /**
   * Counts a guess as a failure before it is compared; returns whether the owner must be notified of many.
   * @throws AppError RATE_LIMITED
   */
  async beforeGuess(phone: string, guesser: Guesser, { kind }: EnteredCode): Promise<boolean> {
    const isOver = await this.otpLimits.beforeGuess(phone, guesser);
    if (kind === 'app' && !guesser.knownDeviceId) await this.failures.consume(phone);
    return isOver;
  }

  /** Removes a right guess from the failures. */
  async guessWasRight(phone: string, guesser: Guesser, { kind }: EnteredCode): Promise<void> {
    await this.otpLimits.guessWasRight(phone, guesser);
    if (kind === 'app' && !guesser.knownDeviceId) await this.failures.giveBack(phone);
  }
}
