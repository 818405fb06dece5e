import { createHash, hkdfSync } from 'node:crypto';

/**
 * What an endpoint's signatures are made with: 256 bits out of the server's own secret and the endpoint's id. It is stored nowhere, so
 * that who reads the database signs nothing; who changes that secret ends what endpoints can check.
 */
export function webhookSecret(key: string, endpointId: string): string {
  const bits = hkdfSync('sha256', key, endpointId, 'secret of a webhook endpoint', 32);
  return `whsec_${Buffer.from(bits).toString('base64')}`;
}

/** By which a secret is known again: nobody finds 256 bits by trying. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The secret of an endpoint, if it is still the one that was told. */
export function knownSecret(
  key: string | undefined,
  { id, secretHash }: { id: string; secretHash: string },
): string | undefined {
  if (key === undefined) return undefined;
  const secret = webhookSecret(key, id);
  return hashOfSecret(secret) === secretHash ? secret : undefined;
}
