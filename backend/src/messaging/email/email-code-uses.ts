import type { Pool } from 'pg';
import type { KeyUse } from '../../platform/keys/key-use.js';

/** Finds the codes of e-mail addresses under way by the pepper that they are derived from. */
export async function findEmailCodeUses(pool: Pool): Promise<KeyUse[]> {
  const { rows } = await pool.query<KeyUse>(`
    select 'codes of e-mail addresses under way' as what, key_id as "keyId", count(*)::int as count,
      'they expire within minutes' as end
    from email_code where expires_at > now() group by 2`);
  return rows;
}
