import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const OTP_PURPOSES = ['user', 'admin', 'staff', 'number'] as const;
/** What a code is for: to sign in through one of the doors, or to prove a new sign-in number. A code for one is none for another (reading 9). */
export type OtpPurpose = (typeof OTP_PURPOSES)[number];
/** The door that somebody signs in through. */
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
    /** The device that asked for it; null for all that have no cookie (OTP-5). */
    device: p.text().nullable(),
    /** The account that wants the number as its own; of `number` alone. */
    accountId: p.uuid().nullable(),
    /** HMAC-SHA-256 of the code under the pepper, hex (OTP-12). */
    codeHmac: p.text(),
    /** Guesses so far (OTP-3). */
    attempts: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    consumedAt: p.datetime().nullable(),
  },
});

/** A one-time code that was sent. Its life is judged by the database's clock (OTP-2). */
export class OtpChallenge extends OtpChallengeSchema.class {}
OtpChallengeSchema.setClass(OtpChallenge);
