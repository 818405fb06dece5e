import type { Pool } from 'pg';
import type { KeyUse } from '../keys/key-use.js';

/** Finds the seals of the audit trail by the id of the key that made them. */
export async function findSealUses(pool: Pool): Promise<KeyUse[]> {
  const { rows } = await pool.query<KeyUse>(`
    select 'seals of the audit trail' as what, key_id as "keyId", count(*)::int as count,
      'keep it as long as these seals are to be verified' as end
    from audit_seal group by 2`);
  return rows;
}
