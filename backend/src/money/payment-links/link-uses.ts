import type { Pool } from 'pg';
import type { KeyUse } from '../../platform/keys/key-use.js';
import type { PayTokens } from './pay-tokens.js';

/** Finds the open payment links by the pepper that made their tokens. */
export async function findLinkUses(pool: Pool, tokens: PayTokens): Promise<KeyUse[]> {
  const { rows } = await pool.query<{ id: string; tokenHash: string }>(
    `select id, token_hash as "tokenHash" from payment_link where canceled_at is null and expires_at > now()`,
  );
  const counts = new Map<string, number>();
  for (const { id, tokenHash } of rows) {
    const keyId = tokens.pepperOf(id, tokenHash) ?? 'unknown';
    counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  }
  const end = 'they expire; what was sent opens without it, what waits in the outbox does not go';
  return [...counts].map(([keyId, count]) => ({ what: 'open payment links', keyId, count, end }));
}
