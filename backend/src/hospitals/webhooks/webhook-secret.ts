import { createHash, hkdfSync } from 'node:crypto';

/**
 * Derives an endpoint's signing secret: 256 bits from the server's secret and the endpoint's id. It is stored nowhere, so that a leaked
 * database cannot forge signatures. A new server secret invalidates the secrets of all endpoints.
 */
export function webhookSecret(key: string, endpointId: string): string {
  const bits = hkdfSync('sha256', key, endpointId, 'secret of a webhook endpoint', 32);
  return `whsec_${Buffer.from(bits).toString('base64')}`;
}

/** Hashes a secret. A plain hash suffices, because 256 random bits cannot be guessed. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Returns an endpoint's secret if it is still the one that the client received. */
export function knownSecret(
  key: string | undefined,
  { id, secretHash }: { id: string; secretHash: string },
): string | undefined {
  if (key === undefined) return undefined;
  const secret = webhookSecret(key, id);
  return hashOfSecret(secret) === secretHash ? secret : undefined;
}
