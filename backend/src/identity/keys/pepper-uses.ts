import type { Pool } from 'pg';
import type { KeyUse } from '../../platform/keys/key-use.js';

/** Finds what accounts store that a pepper made, by the pepper. */
export async function findPepperUses(pool: Pool): Promise<KeyUse[]> {
  const { rows } = await pool.query<KeyUse>(`
    select 'secrets of authenticator apps' as what, case when secret like '%.%' then split_part(secret, '.', 1) end as "keyId",
      count(*)::int as count, 'the server encrypts them anew within minutes' as end
    from authenticator where kind = 'APP' group by 2
    union all
    select 'unused recovery codes', key_id, count(*)::int, 'their owners set the app up again, or lose them'
    from recovery_code where used_at is null group by 2
    union all
    select 'sign-in codes under way', key_id, count(*)::int, 'they expire within minutes'
    from otp_challenge where consumed_at is null and expires_at > now() group by 2
    union all
    select 'keys of remembered devices', key_id, count(*)::int, 'each moves at its next sign-in; one that is lost has no limits of its own any more'
    from known_device group by 2`);
  return rows;
}
