import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import { Sealer } from '../../platform/keys/sealer.js';
import type { Logger } from '../../platform/logger.js';
import type { Clock } from '../../platform/time/clock.js';
import type { EnteredCode } from './authenticator.input.js';
import { newRecoveryCodes, recoveryHmac } from './recovery-code.js';
import { matchTotpStep, newTotpSecret, consumeStep } from './totp.js';

/** State of an account's authenticator. */
export interface AuthenticatorState {
  /** Null if there is none. */
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

/** Entered code that matched and is not used yet. */
export interface MatchedCode {
  authenticatorId: string;
  /** A step of the app, or the hash of a recovery code. */
  used: { step: number } | { recoveryHmac: string };
}

/** What the key of authenticators' secrets is derived for. */
export const AUTHENTICATOR_SECRET = 'secret of an authenticator';

interface StoredAuthenticator {
  id: string;
  secret: string;
  usedSteps: number[];
}

/** Stores authenticators, and verifies and consumes their codes. Callers that change one hold the lock of the account's row. */
export class Authenticators {
  private readonly cipher: Sealer;

  constructor(private readonly parts: { peppers: KeyRing; clock: Clock; logger: Logger }) {
    this.cipher = new Sealer(parts.peppers, AUTHENTICATOR_SECRET);
  }

  /** Returns the state of an account's authenticator. */
  async stateOf(em: EntityManager, userId: string): Promise<AuthenticatorState> {
    const { rows } = await sql<{ confirmedAt: string; left: number }>`
      select a.confirmed_at as "confirmedAt",
        (select count(*) from recovery_code c where c.authenticator_id = a.id and c.used_at is null)::int as left
      from authenticator a where a.user_id = ${userId} and a.kind = 'APP' and a.confirmed_at is not null`.execute(
      em.getKysely(),
    );
    const [row] = rows;
    return row
      ? { confirmedAt: new Date(row.confirmedAt), recoveryCodesLeft: row.left }
      : { confirmedAt: null, recoveryCodesLeft: 0 };
  }

  /** Begins an authenticator in place of one that was begun before; returns its secret. */
  async begin(tx: EntityManager, userId: string): Promise<string> {
    const [id, secret] = [uuidv7(), newTotpSecret()];
    await sql`delete from authenticator where user_id = ${userId} and kind = 'APP' and confirmed_at is null`.execute(
      tx.getKysely(),
    );
    await sql`
      insert into authenticator (id, user_id, secret, created_at)
      values (${id}, ${userId}, ${this.cipher.seal(secret, id)}, ${this.parts.clock.now()})`.execute(tx.getKysely());
    return secret;
  }

  /** Returns the id of the authenticator that was begun; undefined if there is none. */
  async findBegun(em: EntityManager, userId: string): Promise<string | undefined> {
    return (await this.find(em, userId, 'begun'))?.id;
  }

  /** Matches a code of the app with the authenticator that was begun. */
  async matchBegun(em: EntityManager, userId: string, code: string): Promise<MatchedCode | undefined> {
    const begun = await this.find(em, userId, 'begun');
    return begun && this.matchStep(begun, code);
  }

  /**
   * Confirms the authenticator that was begun, in place of the present one, and returns its recovery codes; undefined if another one was begun
   * or it was confirmed meanwhile. The step of the code is used from now on.
   */
  async confirm(
    tx: EntityManager,
    userId: string,
    { authenticatorId, used }: MatchedCode,
  ): Promise<string[] | undefined> {
    const kysely = tx.getKysely();
    if ((await this.findBegun(tx, userId)) !== authenticatorId || !('step' in used)) return undefined;
    await sql`delete from authenticator where user_id = ${userId} and kind = 'APP' and confirmed_at is not null`.execute(
      kysely,
    );
    await sql`
      update authenticator set confirmed_at = ${this.parts.clock.now()}, used_steps = ${[used.step]}
      where id = ${authenticatorId}`.execute(kysely);
    const codes = newRecoveryCodes();
    const { id: keyId, secret } = this.parts.peppers.newest;
    const hashes = codes.map((code) => recoveryHmac(secret, authenticatorId, code));
    await sql`insert into recovery_code (authenticator_id, code_hmac, key_id)
      select ${authenticatorId}, unnest(${hashes}::text[]), ${keyId}`.execute(kysely);
    return codes;
  }

  /** Matches a code with an account's confirmed authenticator; undefined if it is wrong or used, or there is none. */
  async match(em: EntityManager, userId: string, { kind, text }: EnteredCode): Promise<MatchedCode | undefined> {
    const found = await this.find(em, userId, 'confirmed');
    if (!found || kind === 'app') return found && this.matchStep(found, text);
    // A hash is the key of its row, so it also tells the pepper.
    const hashes = this.parts.peppers.keys.map(({ secret }) => recoveryHmac(secret, found.id, text));
    const { rows } = await sql<{ hash: string }>`
      select code_hmac as hash from recovery_code
      where authenticator_id = ${found.id} and code_hmac = any(${hashes}) and used_at is null`.execute(em.getKysely());
    const [row] = rows;
    return row && { authenticatorId: found.id, used: { recoveryHmac: row.hash } };
  }

  /** Consumes a matched code; returns false if a concurrent request used it, or the authenticator was replaced. */
  async consume(tx: EntityManager, userId: string, { authenticatorId, used }: MatchedCode): Promise<boolean> {
    const kysely = tx.getKysely();
    const found = await this.find(tx, userId, 'confirmed');
    if (found?.id !== authenticatorId) return false;
    if ('recoveryHmac' in used) {
      const { rows } = await sql`
        update recovery_code set used_at = ${this.parts.clock.now()}
        where authenticator_id = ${authenticatorId} and code_hmac = ${used.recoveryHmac} and used_at is null
        returning code_hmac`.execute(kysely);
      if (rows.length === 1) await this.noteUse(tx, authenticatorId);
      return rows.length === 1;
    }
    const usedSteps = consumeStep(found.usedSteps, used.step);
    if (!usedSteps) return false;
    const { rows } = await sql`
      update authenticator set used_steps = ${usedSteps}, last_used_at = ${this.parts.clock.now()}
      where id = ${authenticatorId} and not (${used.step} = any(used_steps)) returning id`.execute(kysely);
    return rows.length === 1;
  }

  /** Removes an account's authenticator, and one that was begun; returns whether there was a confirmed one. */
  async remove(tx: EntityManager, userId: string): Promise<boolean> {
    const { rows } = await sql<{ isConfirmed: boolean }>`
      delete from authenticator where user_id = ${userId} and kind = 'APP' returning confirmed_at is not null as "isConfirmed"`.execute(
      tx.getKysely(),
    );
    return rows.some(({ isConfirmed }) => isConfirmed);
  }

  private async find(
    em: EntityManager,
    userId: string,
    state: 'begun' | 'confirmed',
  ): Promise<StoredAuthenticator | undefined> {
    const { rows } = await sql<StoredAuthenticator>`
      select id, secret, used_steps as "usedSteps" from authenticator
      where user_id = ${userId} and kind = 'APP' and (confirmed_at is not null) = ${state === 'confirmed'}`.execute(
      em.getKysely(),
    );
    return rows[0];
  }

  private async noteUse(tx: EntityManager, id: string): Promise<void> {
    await sql`update authenticator set last_used_at = ${this.parts.clock.now()} where id = ${id}`.execute(
      tx.getKysely(),
    );
  }

  private matchStep({ id, secret, usedSteps }: StoredAuthenticator, code: string): MatchedCode | undefined {
    const decrypted = this.cipher.open(secret, id);
    if (decrypted === undefined) {
      this.parts.logger.error(
        { authenticatorId: id },
        'an authenticator cannot be read: its OTP_PEPPER is not in force',
      );
      return undefined;
    }
    const step = matchTotpStep(decrypted, code, { now: this.parts.clock.now(), usedSteps });
    return step === undefined ? undefined : { authenticatorId: id, used: { step } };
  }
}
