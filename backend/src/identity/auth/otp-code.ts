import { createHmac, randomInt } from 'node:crypto';
import type { OtpPurpose } from './otp-challenge.entity.js';

/** A fresh six-digit code, leading zeros kept (OTP-1). */
export function randomOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What a code is bound to: it opens nothing else (OTP-12). */
export interface OtpBinding {
  challengeId: string;
  phone: string;
  purpose: OtpPurpose;
}

/** The keyed hash under which a code is kept: worthless without the pepper, which is not in the database (OTP-12). */
export function otpHmac(pepper: string, binding: OtpBinding, code: string): string {
  return createHmac('sha256', pepper)
    .update([binding.challengeId, binding.phone, binding.purpose, code].join('\n'))
    .digest('hex');
}
