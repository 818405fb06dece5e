import type { Pool } from 'pg';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import { Sealer } from '../../platform/keys/sealer.js';
import { AUTHENTICATOR_SECRET } from '../authenticators/authenticators.js';

/**
 * Encrypts the secrets of authenticators under the newest pepper, so that a replaced one can be taken out. Without a replaced one they stay
 * as they are: a former version of the server reads them still. Each row is compared with what was read, so that no concurrent change is lost.
 * @returns how many
 */
export async function resealAuthenticators(pool: Pool, peppers: KeyRing): Promise<number> {
  if (peppers.keys.length < 2) return 0;
  const sealer = new Sealer(peppers, AUTHENTICATOR_SECRET);
  const { rows } = await pool.query<{ id: string; secret: string }>(
    `select id, secret from authenticator where kind = 'APP' and split_part(secret, '.', 1) <> $1`,
    [peppers.newest.id],
  );
  let count = 0;
  for (const { id, secret } of rows) {
    const resealed = sealer.reseal(secret, id);
    if (resealed === undefined) continue;
    const update = 'update authenticator set secret = $3 where id = $1 and secret = $2';
    count += (await pool.query(update, [id, secret, resealed])).rowCount ?? 0;
  }
  return count;
}
