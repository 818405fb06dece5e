import { createHmac } from 'node:crypto';
import { sameHmac } from './same-hmac.js';

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
