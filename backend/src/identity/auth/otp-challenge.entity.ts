import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const OTP_PURPOSES = ['user', 'admin', 'staff', 'number'] as const;
/** Purpose of a code: sign-in in a realm, or verification of a new sign-in number. A code is valid for one purpose only. */
export type OtpPurpose = (typeof OTP_PURPOSES)[number];
/** Sign-in realm: users (including patients), staff or admins. */
export type SignInDoor = Exclude<OtpPurpose, 'number'>;

export const OtpChallengeSchema = defineEntity({
  name: 'OtpChallenge',
  tableName: 'otp_challenge',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** E.164. */
    phone: p.text(),
    purpose: p.enum(OTP_PURPOSES),
    /** The requesting device; null for devices without a cookie. */
    device: p.text().nullable(),
    /** The account that requests the number; null except for the purpose `number`. */
    accountId: p.uuid().nullable(),
    /** HMAC-SHA-256 of the code with the pepper, in hex. */
    codeHmac: p.text(),
    /** Id of the pepper; null in rows from before peppers had ids. */
    keyId: p.text().nullable(),
    /** Number of guesses. */
    attempts: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    consumedAt: p.datetime().nullable(),
  },
});

/** One-time code that was sent. It expires by the database's clock. */
export class OtpChallenge extends OtpChallengeSchema.class {}
OtpChallengeSchema.setClass(OtpChallenge);
