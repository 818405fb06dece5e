import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a text for a purpose with the newest secret. A signature is invalid for any other purpose. */
export function signatureOf(secrets: string[], purpose: string, text: string): string {
  return signed(secrets[0] ?? '', purpose, text);
}

/** Verifies a signature for a purpose, with the newest secret or an earlier one. */
export function isSigned(secrets: string[], purpose: string, text: string, signature: string): boolean {
  return secrets.some((secret) => sameHmac(signature, signed(secret, purpose, text)));
}

function signed(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares two hashes in constant time. */
export function sameHmac(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a text is one of the secrets. They are hashed first, so that the time of the comparison does not reveal their length. */
export function isOneOf(secrets: readonly string[], text: string): boolean {
  return secrets.some((secret) => timingSafeEqual(digest(secret), digest(text)));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
