import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Limits } from '../../platform/limits/limits.js';
import { sameHmac } from '../../platform/signatures/same-hmac.js';
import type { OtpPurpose } from './otp-challenge.entity.js';
import { otpHmac } from './otp-code.js';

/** Which number a code goes to, and what it is for. */
export interface CodeTarget {
  /** E.164. */
  phone: string;
  purpose: OtpPurpose;
  /** The device that asks; all that have no cookie count as one (OTP-5). */
  deviceId?: string | undefined;
  /** Of `number`: the account that wants it. Others may want the same number, each by a code of its own. */
  accountId?: string | undefined;
}

/** One-time codes: made, guessed at and used up. Their life is judged by the clock of the database (OTP-2). */
export class OneTimeCodes {
  constructor(
    private readonly parts: {
      em: EntityManager;
      limits: Pick<Limits, 'otpTtlSeconds' | 'otpTries'>;
      pepper: string;
      randomOtp: () => string;
    },
  ) {}

  /** Keeps the hash of a fresh code in the transaction of `tx`, and answers the code. */
  async make(tx: EntityManager, { phone, purpose, deviceId, accountId }: CodeTarget): Promise<string> {
    const { pepper, limits, randomOtp } = this.parts;
    const challengeId = uuidv7();
    const code = randomOtp();
    const hmac = otpHmac(pepper, { challengeId, phone, purpose }, code);
    await sql`
      insert into otp_challenge (id, phone, purpose, device, account_id, code_hmac, expires_at)
      values (${challengeId}, ${phone}, ${purpose}, ${deviceId ?? null}, ${accountId ?? null}, ${hmac}, now() + make_interval(secs => ${limits.otpTtlSeconds}))`.execute(
      tx.getKysely(),
    );
    return code;
  }

  /**
   * Counts the guess in the row of the newest code, and only then compares (OTP-3, OTP-5); answers the id of the code that it fits.
   * The newest is that of the device, so that what a stranger asks for kills no code of the owner's; where the device has none that
   * lives, that of all who have no cookie: the owner may have asked before the browser had one.
   */
  async guess(target: CodeTarget, code: string): Promise<string | undefined> {
    const { em, limits, pepper } = this.parts;
    const { phone, purpose } = target;
    const { rows } = await sql<{ id: string; code_hmac: string }>`
      update otp_challenge set attempts = attempts + 1
      where id = (
          select id from (${newestOf(target)}) newest
          where attempts < ${limits.otpTries} and consumed_at is null and expires_at > now()
          order by device nulls last limit 1)
        and attempts < ${limits.otpTries} and consumed_at is null and expires_at > now()
      returning id, code_hmac`.execute(em.getKysely());
    const newest = rows[0];
    return newest && sameHmac(newest.code_hmac, otpHmac(pepper, { challengeId: newest.id, phone, purpose }, code))
      ? newest.id
      : undefined;
  }

  /** Whether whoever guesses has a code that would still hold, had it not been guessed at too often, and no other one. */
  async isSpent(target: CodeTarget): Promise<boolean> {
    const { em, limits } = this.parts;
    const { rows } = await sql<{ isSpent: boolean | null }>`
      select bool_and(attempts >= ${limits.otpTries}) as "isSpent"
      from (${newestOf(target)}) newest where consumed_at is null and expires_at > now()`.execute(em.getKysely());
    return rows[0]?.isSpent ?? false;
  }

  /** Uses a code up: it works once, however many ask at once (OTP-4), and not after it was called off meanwhile. */
  async consume(tx: EntityManager, challengeId: string): Promise<boolean> {
    const { rows } = await sql`
      update otp_challenge set consumed_at = now()
      where id = ${challengeId} and consumed_at is null and expires_at > clock_timestamp() returning id`.execute(
      tx.getKysely(),
    );
    return rows.length === 1;
  }

  /** The number that an account has yet to prove: that of its newest code, for as long as the code can be used (reading 21). */
  async pendingNumberOf(em: EntityManager, accountId: string): Promise<string | undefined> {
    const { rows } = await sql<{ phone: string }>`
      select phone from otp_challenge
      where account_id = ${accountId} and consumed_at is null and expires_at > now() and attempts < ${this.parts.limits.otpTries}
      order by created_at desc, id desc limit 1`.execute(em.getKysely());
    return rows[0]?.phone;
  }

  /** Calls off the number that an account has yet to prove; answers whether there was one. */
  async forgetPendingNumber(em: EntityManager, accountId: string): Promise<boolean> {
    // By the clock and not by the beginning of the transaction: whoever waits for the account has begun before.
    const { rows } = await sql`
      update otp_challenge set expires_at = clock_timestamp()
      where account_id = ${accountId} and consumed_at is null and expires_at > clock_timestamp() returning id`.execute(
      em.getKysely(),
    );
    return rows.length > 0;
  }
}

/** The newest code of the device, and that of all who have no cookie. */
function newestOf({ phone, purpose, deviceId, accountId }: CodeTarget): RawBuilder<unknown> {
  return sql`
    select distinct on (device) * from otp_challenge
    where phone = ${phone} and purpose = ${purpose} and account_id is not distinct from ${accountId ?? null}::uuid
      and (device is null or device = ${deviceId ?? null})
    order by device, created_at desc, id desc`;
}
