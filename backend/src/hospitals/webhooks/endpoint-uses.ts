import type { Pool } from 'pg';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import type { KeyUse } from '../../platform/keys/key-use.js';
import { findLiveSecrets, WebhookSecrets } from './webhook-secret.js';

/** Finds the live webhook endpoints by the signing key that their secrets need. */
export async function findEndpointUses(pool: Pool, ring: KeyRing): Promise<KeyUse[]> {
  const secrets = new WebhookSecrets(ring);
  const counts = new Map<string, number>();
  for (const stored of await findLiveSecrets(pool)) {
    const keyId = secrets.keyOf(stored) ?? 'unknown';
    counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  }
  const end = 'the server encrypts their secrets under the newest within minutes';
  return [...counts].map(([keyId, count]) => ({ what: 'webhook endpoints', keyId, count, end }));
}
