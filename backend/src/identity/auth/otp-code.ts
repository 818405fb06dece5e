import { createHmac, randomInt } from 'node:crypto';
import type { OtpPurpose } from './otp-challenge.entity.js';

/** Generates a six-digit code, with leading zeros. */
export function randomOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Values that a code is bound to; it is invalid for others. */
export interface OtpBinding {
  challengeId: string;
  phone: string;
  purpose: OtpPurpose;
}

/** Returns the keyed hash of a code. Without the pepper, which is not in the database, the code cannot be derived from it. */
export function otpHmac(pepper: string, binding: OtpBinding, code: string): string {
  return createHmac('sha256', pepper)
    .update([binding.challengeId, binding.phone, binding.purpose, code].join('\n'))
    .digest('hex');
}
