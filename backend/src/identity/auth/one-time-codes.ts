import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Limits } from '../../platform/limits/limits.js';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import { sameHmac } from '../../platform/signatures/signature.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { otpHmac } from './otp-code.js';

/** Number that a code is sent to, and its purpose. */
export interface CodeTarget {
  /** E.164. */
  phone: string;
  purpose: OtpPurpose;
  /** The requesting device; undefined for all devices without a cookie, which share their codes. */
  deviceId?: string | undefined;
  /** For the purpose `number`: the account that requests the number. Several accounts may request it, each with its own code. */
  accountId?: string | undefined;
}

/** Creates, verifies and consumes one-time codes. They expire by the database's clock. */
export class OneTimeCodes {
  constructor(
    private readonly parts: {
      em: EntityManager;
      limits: Pick<Limits, 'otpTtlSeconds' | 'otpTries'>;
      /** Hash codes; each row names its own. */
      peppers: KeyRing;
      randomOtp: () => string;
    },
  ) {}

  /** Stores the hash of a new code in the transaction of `tx` and returns the code. */
  async make(tx: EntityManager, { phone, purpose, deviceId, accountId }: CodeTarget): Promise<string> {
    const { limits, randomOtp } = this.parts;
    const pepper = this.parts.peppers.newest;
    const challengeId = uuidv7();
    const code = randomOtp();
    const hmac = otpHmac(pepper.secret, { challengeId, phone, purpose }, code);
    await sql`
      insert into otp_challenge (id, phone, purpose, device, account_id, code_hmac, key_id, expires_at)
      values (${challengeId}, ${phone}, ${purpose}, ${deviceId ?? null}, ${accountId ?? null}, ${hmac}, ${pepper.id}, now() + make_interval(secs => ${limits.otpTtlSeconds}))`.execute(
      tx.getKysely(),
    );
    return code;
  }

  /**
   * Counts a guess in the row of the newest code before comparing it; returns the id of a matching code. The newest code is that of the
   * device, so that a stranger's request does not invalidate the owner's code; if the device has no valid code, that of devices without a
   * cookie, because the owner may have requested it before the browser had one.
   */
  async guess(target: CodeTarget, code: string): Promise<string | undefined> {
    const { em, limits, peppers } = this.parts;
    const { phone, purpose } = target;
    const { rows } = await sql<{ id: string; codeHmac: string; keyId: string | null }>`
      update otp_challenge set attempts = attempts + 1
      where id = (
          select id from (${newestOf(target)}) newest
          where attempts < ${limits.otpTries} and consumed_at is null and expires_at > now()
          order by device nulls last limit 1)
        and attempts < ${limits.otpTries} and consumed_at is null and expires_at > now()
      returning id, code_hmac as "codeHmac", key_id as "keyId"`.execute(em.getKysely());
    const newest = rows[0];
    if (!newest) return undefined;
    const { id, codeHmac, keyId } = newest;
    const hashes = peppers.named(keyId).map(({ secret }) => otpHmac(secret, { challengeId: id, phone, purpose }, code));
    return hashes.some((hash) => sameHmac(codeHmac, hash)) ? id : undefined;
  }

  /** Returns whether all unexpired codes of a target have used up their guesses; false if it has none. */
  async isSpent(target: CodeTarget): Promise<boolean> {
    const { em, limits } = this.parts;
    const { rows } = await sql<{ isSpent: boolean | null }>`
      select bool_and(attempts >= ${limits.otpTries}) as "isSpent"
      from (${newestOf(target)}) newest where consumed_at is null and expires_at > now()`.execute(em.getKysely());
    return rows[0]?.isSpent ?? false;
  }

  /** Consumes a code; returns false if it was used by a concurrent request, cancelled or has expired. */
  async consume(tx: EntityManager, challengeId: string): Promise<boolean> {
    const { rows } = await sql`
      update otp_challenge set consumed_at = now()
      where id = ${challengeId} and consumed_at is null and expires_at > clock_timestamp() returning id`.execute(
      tx.getKysely(),
    );
    return rows.length === 1;
  }

  /** Returns the pending number of an account, from its newest code, while the code is valid. */
  async pendingNumberOf(em: EntityManager, accountId: string): Promise<string | undefined> {
    const { rows } = await sql<{ phone: string }>`
      select phone from otp_challenge
      where account_id = ${accountId} and consumed_at is null and expires_at > now() and attempts < ${this.parts.limits.otpTries}
      order by created_at desc, id desc limit 1`.execute(em.getKysely());
    return rows[0]?.phone;
  }

  /** Cancels the pending number of an account; returns whether there was one. */
  async forgetPendingNumber(em: EntityManager, accountId: string): Promise<boolean> {
    // clock_timestamp() instead of now(): a transaction that waited for the account's lock began earlier.
    const { rows } = await sql`
      update otp_challenge set expires_at = clock_timestamp()
      where account_id = ${accountId} and consumed_at is null and expires_at > clock_timestamp() returning id`.execute(
      em.getKysely(),
    );
    return rows.length > 0;
  }
}

/** Selects the newest code of the device, and the newest of devices without a cookie. */
function newestOf({ phone, purpose, deviceId, accountId }: CodeTarget): RawBuilder<unknown> {
  return sql`
    select distinct on (device) * from otp_challenge
    where phone = ${phone} and purpose = ${purpose} and account_id is not distinct from ${accountId ?? null}::uuid
      and (device is null or device = ${deviceId ?? null})
    order by device, created_at desc, id desc`;
}
