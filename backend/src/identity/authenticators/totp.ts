import { Secret, TOTP } from 'otpauth';
import { sameHmac } from '../../platform/signatures/signature.js';

/** Name that apps show beside the account. */
const ISSUER = 'Post Surgery Physiotherapy';
const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose codes are accepted, for clocks that differ. */
const WINDOW = 1;

/** Returns a new secret of 160 bits, Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address that an app scans. */
export function totpUri(secret: string, label: string): string {
  return new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS }).toString();
}

/** Returns the number of the step at a moment, counted from 1970. */
export function totpStepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / PERIOD_SECONDS);
}

/** Returns the code of a step. */
export function totpCodeAt(secret: string, step: number): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS }).generate({
    timestamp: step * PERIOD_SECONDS * 1000,
  });
}

/** Returns the newest step around a moment with this code that is not used yet; undefined if there is none. */
export function matchTotpStep(
  secret: string,
  code: string,
  { now, usedSteps }: { now: Date; usedSteps: readonly number[] },
): number | undefined {
  const present = totpStepAt(now);
  const matching: number[] = [];
  // All codes are compared, so that the time does not disclose which one matched.
  for (let step = present - WINDOW; step <= present + WINDOW; step++)
    if (sameHmac(totpCodeAt(secret, step), code)) matching.push(step);
  return matching.findLast((step) => consumeStep(usedSteps, step) !== undefined);
}

/**
 * Returns the used steps including a new one, which are to be stored; undefined if it is used already, or older than any code that can still
 * be accepted, so that a clock that is set back accepts no code again.
 */
export function consumeStep(usedSteps: readonly number[], step: number): number[] | undefined {
  const oldest = Math.max(...usedSteps, step) - 2 * WINDOW;
  if (step < oldest || usedSteps.includes(step)) return undefined;
  return [...usedSteps, step].filter((used) => used >= oldest).toSorted((a, b) => a - b);
}
