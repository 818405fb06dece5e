import { createECDH, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Derives the key pair that signs access tokens (ES256) from a secret, so that all processes with the secret share it. It derives more bits
 * than the order has, to make the distribution uniform.
 */
export function signingKey(secret: string): { privateKey: KeyObject; publicKey: KeyObject } {
  const drawn = Buffer.from(hkdfSync('sha256', secret, '', 'access tokens of hospital clients, P-256', 48));
  const number = (BigInt(`0x${drawn.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') };
  const privateKey = createPrivateKey({ format: 'jwk', key });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
