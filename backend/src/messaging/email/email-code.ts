import { createHmac, hkdfSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import { sameHmac } from '../../platform/signatures/signature.js';

/** Minutes for which a code holds. */
export const CODE_MINUTES = 10;
/** Tries of a code. */
export const CODE_TRIES = 5;

/** What stands in the outbox in place of a code. */
export const HIDDEN_CODE = '••••••';

/** What became of a guess. */
export type GuessedCode = 'RIGHT' | 'WRONG' | 'SPENT';

/**
 * Codes that confirm e-mail addresses; the newest of an account holds. A code is derived from the id of its message under a key from the
 * pepper: nothing that is stored contains it, although the outbox can send it again.
 */
export class EmailCodes {
  constructor(private readonly peppers: KeyRing) {}

  /** Makes the code of a message the one of the account, in place of the one before. */
  async make(
    tx: EntityManager,
    { accountId, messageId, email, at }: { accountId: string; messageId: string; email: string; at: Date },
  ): Promise<void> {
    await sql`insert into email_code (account_id, message_id, email, key_id, expires_at)
      values (${accountId}, ${messageId}, ${email}, ${this.peppers.newest.id}, ${at}::timestamptz + make_interval(mins => ${CODE_MINUTES}))
      on conflict (account_id) do update set message_id = excluded.message_id, email = excluded.email, key_id = excluded.key_id, attempts = 0,
        expires_at = excluded.expires_at`.execute(tx.getKysely());
  }

  /** Returns the code of a message while it holds, for the address that it was made for. */
  async codeOf(em: EntityManager, messageId: string, to: string, now: Date): Promise<string | undefined> {
    const { rows } = await sql<{ keyId: string | null }>`
      select c.key_id as "keyId" from email_code c join app_user u on u.id = c.account_id and u.email = c.email and u.deleted_at is null
      where c.message_id = ${messageId} and c.email = ${to} and c.expires_at > ${now}`.execute(em.getKysely());
    const [row] = rows;
    return row && this.derive(messageId, row.keyId);
  }

  /** Counts a guess before it compares it, so that parallel guesses count too. The code of another address is wrong. */
  async guess(em: EntityManager, accountId: string, code: string, now: Date): Promise<GuessedCode> {
    const { rows } = await sql<{ messageId: string; keyId: string | null; attempts: number }>`
      update email_code c set attempts = attempts + 1 from app_user u
      where c.account_id = ${accountId} and u.id = c.account_id and u.email = c.email and c.expires_at > ${now}
      returning c.message_id as "messageId", c.key_id as "keyId", c.attempts`.execute(em.getKysely());
    const [row] = rows;
    if (!row) return 'WRONG';
    if (row.attempts > CODE_TRIES) return 'SPENT';
    return sameHmac(this.derive(row.messageId, row.keyId) ?? '', code) ? 'RIGHT' : 'WRONG';
  }

  /** Uses the code of an account up, and returns the address that it was made for; undefined if it was used meanwhile. */
  async consume(tx: EntityManager, accountId: string, code: string): Promise<string | undefined> {
    const { rows } = await sql<{ messageId: string; keyId: string | null; email: string }>`
      delete from email_code where account_id = ${accountId} returning message_id as "messageId", key_id as "keyId", email`.execute(
      tx.getKysely(),
    );
    const [row] = rows;
    return row && sameHmac(this.derive(row.messageId, row.keyId) ?? '', code) ? row.email : undefined;
  }

  /** Derives the code under the pepper that its row names; undefined if that is not in force. A row without a name is of the newest. */
  private derive(messageId: string, keyId: string | null): string | undefined {
    const [pepper] = this.peppers.named(keyId);
    if (!pepper) return undefined;
    const key = Buffer.from(hkdfSync('sha256', pepper.secret, '', 'code of an e-mail address', 32));
    const number = createHmac('sha256', key).update(messageId).digest().readUInt32BE(0);
    return String(number % 1_000_000).padStart(6, '0');
  }
}
