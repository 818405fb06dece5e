import { timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import type { ClientReach, DataPurpose, Program, RecordFence } from '../../platform/access/actor.js';
import type { KeyScope } from '../../platform/access/access-policy.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor, type Reason } from '../../platform/errors/reason.js';
import { CAN_SIGN_IN } from '../users/account-status.js';
import { apiKeyHash, apiKeyId } from './api-key-text.js';

interface Found {
  key_hash: string;
  scopes: KeyScope[];
  owner_id: string;
  revoked: boolean;
  expired: boolean;
  owner_is_admin: boolean;
  stale: boolean;
  client_id: string | null;
  purpose: DataPurpose;
  reach: ClientReach;
}

/** Returns the conditions that a key of a hospital's client obeys. */
export type FenceOf = (client: { clientId: string; purpose: DataPurpose; reach: ClientReach }) => RecordFence;

const unauthenticated = (reason: Reason) => new AppError('UNAUTHENTICATED', reason);

/** Authenticates API keys. */
export class ApiKeyAuthenticator {
  constructor(
    private readonly pool: pg.Pool,
    private readonly fenceOf: FenceOf,
  ) {}

  /**
   * Returns the actor of an API key. Each request queries the database, so that a revocation or a change of the owner's role applies at
   * once in every process. A key of a hospital's client ends with the client.
   * @throws AppError UNAUTHENTICATED for an invalid key; the reason is given only if its secret is right
   */
  async actorOf(text: string, ip: string, requestId: string): Promise<Program> {
    const id = apiKeyId(text);
    if (!id) throw unauthenticated(reasonFor('API_KEY_MALFORMED', { beginning: 'psp_live_' }));
    const { rows } = await this.pool.query<Found>({
      name: 'actor-of-api-key',
      text: `select k.key_hash, k.scopes, k.owner_id, k.revoked_at is not null or c.revoked_at is not null as revoked, k.expires_at <= now() as expired,
          u.user_type = 'admin' and ${CAN_SIGN_IN} as owner_is_admin,
          k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as stale,
          k.client_id, c.purpose, c.reach
        from api_key k join app_user u on u.id = k.owner_id left join smart_client c on c.id = k.client_id where k.id = $1`,
      values: [id],
    });
    const [found] = rows;
    if (!found || !timingSafeEqual(Buffer.from(found.key_hash), Buffer.from(apiKeyHash(text))))
      throw unauthenticated(reasonFor('API_KEY_UNKNOWN'));
    if (found.revoked) throw unauthenticated(reasonFor('API_KEY_REVOKED'));
    if (found.expired) throw unauthenticated(reasonFor('API_KEY_EXPIRED'));
    if (!found.owner_is_admin) throw unauthenticated(reasonFor('API_KEY_OWNER'));
    // At most one write per minute and key.
    if (found.stale) await this.pool.query('update api_key set last_used_at = now() where id = $1', [id]);
    const { owner_id: userId, client_id: clientId, scopes, purpose, reach } = found;
    const fence = clientId === null ? undefined : this.fenceOf({ clientId, purpose, reach });
    return {
      kind: 'program',
      role: 'admin',
      userId,
      apiKeyId: id,
      scopes,
      ...(fence && { fence }),
      door: [],
      ip,
      requestId,
    };
  }
}
