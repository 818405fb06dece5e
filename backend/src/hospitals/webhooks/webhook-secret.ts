import { createHash, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import { sealedUnder, Sealer } from '../../platform/keys/sealer.js';

/** What a database stores of an endpoint's secret. */
export interface StoredSecret {
  id: string;
  /** Hash of the secret that the client received. */
  secretHash: string;
  /** The secret, encrypted under a newer server secret than it was derived from; none if it is derived. */
  sealedSecret?: string | null | undefined;
}

/**
 * Signing secrets of endpoints: 256 bits, derived from the server's secret and the endpoint's id. A derived secret is stored nowhere, and one
 * whose server secret was replaced is stored encrypted under the newest, so that a leaked database cannot forge signatures, and a client
 * keeps its secret when the server's is rotated.
 */
export class WebhookSecrets {
  private readonly sealer: Sealer;

  constructor(private readonly ring: KeyRing) {
    this.sealer = new Sealer(ring, 'sealed secret of a webhook endpoint');
  }

  /** Whether a server secret is configured; without one no endpoint has a secret. */
  get isReady(): boolean {
    return this.ring.keys.length > 0;
  }

  /** Derives the secret of a new endpoint, and its hash. */
  make(endpointId: string): { secret: string; secretHash: string } {
    const secret = derive(this.ring.newest.secret, endpointId);
    return { secret, secretHash: hashOf(secret) };
  }

  /** Returns an endpoint's secret if it is still the one that the client received. */
  find(stored: StoredSecret): string | undefined {
    return this.found(stored)?.secret;
  }

  /** Returns the id of the server secret that an endpoint's needs; undefined if it is not in force. */
  keyOf(stored: StoredSecret): string | undefined {
    return this.found(stored)?.keyId;
  }

  /**
   * Encrypts the secrets of live endpoints that need a replaced server secret under the newest, so that the replaced one can be taken out.
   * @returns how many
   */
  async reseal(pool: Pool): Promise<number> {
    if (this.ring.keys.length < 2) return 0;
    let count = 0;
    for (const stored of await findLiveSecrets(pool)) {
      const found = this.found(stored);
      if (!found || found.keyId === this.ring.newest.id) continue;
      await pool.query('update webhook_endpoint set sealed_secret = $2 where id = $1 and ended_at is null', [
        stored.id,
        this.sealer.seal(found.secret, stored.id),
      ]);
      count++;
    }
    return count;
  }

  /** Finds the secret among those that the server secrets yield, the newest first. */
  private found({ id, secretHash, sealedSecret }: StoredSecret): { keyId: string; secret: string } | undefined {
    const sealed = !sealedSecret ? undefined : this.sealer.open(sealedSecret, id);
    const candidates = this.ring.keys.flatMap(({ id: keyId, secret }) => [
      { keyId, secret: derive(secret, id) },
      ...(sealed && sealedUnder(sealedSecret) === keyId ? [{ keyId, secret: sealed }] : []),
    ]);
    return candidates.find(({ secret }) => hashOf(secret) === secretHash);
  }
}

/** Finds what is stored of the secrets of live endpoints. */
export async function findLiveSecrets(pool: Pool): Promise<StoredSecret[]> {
  const { rows } = await pool.query<StoredSecret>(
    `select id, secret_hash as "secretHash", sealed_secret as "sealedSecret" from webhook_endpoint where ended_at is null`,
  );
  return rows;
}

function derive(key: string, endpointId: string): string {
  const bits = hkdfSync('sha256', key, endpointId, 'secret of a webhook endpoint', 32);
  return `whsec_${Buffer.from(bits).toString('base64')}`;
}

/** Hashes a secret. A plain hash suffices, because 256 random bits cannot be guessed. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
