import { createPublicKey, type JsonWebKey } from 'node:crypto';
import type { JSONWebKeySet, JWK } from 'jose';
import { z } from 'zod';
import { reasonFor, Reason } from '../../platform/errors/reason.js';

/** Supported signature algorithms and the key type of each. */
export const ALGORITHMS = { RS384: 'RSA', ES384: 'EC' } as const;
export type Algorithm = keyof typeof ALGORITHMS;

const MOST_KEYS = 10;
const LEAST_BITS = 2_048;
/** Largest key size: verification time grows with it. */
const MOST_BITS = 8_192;
const LEAST_EXPONENT = 65_537n;

/** Private members of a JWK. */
const PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

const keySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });
const keyShape = z.object({
  kty: z.enum(['RSA', 'EC']),
  kid: z.string().min(1).max(255).optional(),
  use: z.literal('sig').optional(),
  alg: z.enum(['RS384', 'ES384']).optional(),
  crv: z.string().optional(),
  n: z.string().optional(),
  e: z.string().optional(),
  x: z.string().optional(),
  y: z.string().optional(),
});

/** Validates a JWK set. @returns its public keys without unused members, or the reason of its rejection */
export function judgeKeys(set: unknown): JSONWebKeySet | Reason {
  const parsed = keySet.safeParse(set);
  if (!parsed.success) return reasonFor('JWKS_UNREADABLE');
  const { keys } = parsed.data;
  if (keys.length === 0 || keys.length > MOST_KEYS) return reasonFor('JWKS_COUNT', { most: MOST_KEYS });
  const taken: JWK[] = [];
  for (const key of keys) {
    const judged = judgeKey(key);
    if (judged instanceof Reason) return judged;
    taken.push(judged);
  }
  const kids = taken.flatMap(({ kid }) => kid ?? []);
  return new Set(kids).size < kids.length ? reasonFor('JWKS_SAME_KID') : { keys: taken };
}

function judgeKey(key: Record<string, unknown>): JWK | Reason {
  if (PRIVATE.some((member) => member in key)) return reasonFor('JWKS_PRIVATE');
  const parsed = keyShape.safeParse(key);
  if (!parsed.success) return reasonFor('JWKS_KIND');
  const { kty, kid, crv, n, e, x, y, alg } = parsed.data;
  if (alg && ALGORITHMS[alg] !== kty) return reasonFor('JWKS_KIND');
  if (kty === 'EC' && crv !== 'P-384') return reasonFor('JWKS_KIND');
  const jwk = { kty, ...(kty === 'EC' ? { crv: 'P-384', x, y } : { n, e }), ...(kid !== undefined && { kid }) };
  const bits = sizeOf(jwk);
  if (bits === undefined) return reasonFor('JWKS_UNREADABLE');
  return kty === 'EC' || (bits >= LEAST_BITS && bits <= MOST_BITS)
    ? jwk
    : reasonFor('JWKS_SIZE', { least: LEAST_BITS });
}

/** Returns the size of a key in bits; undefined for an invalid key, such as a point off the curve. */
function sizeOf(jwk: object): number | undefined {
  try {
    const { asymmetricKeyDetails: details } = createPublicKey({ format: 'jwk', key: jwk as JsonWebKey });
    if (details?.publicExponent !== undefined && details.publicExponent < LEAST_EXPONENT) return undefined;
    return details?.modulusLength ?? 384;
  } catch {
    return undefined;
  }
}
