import { createHmac } from 'node:crypto';
import { sameHmac } from './same-hmac.js';

/** The signature of a text that somebody keeps and brings back, under the newest secret. Made for one purpose, it is worth nothing for another. */
export function signatureOf(secrets: string[], purpose: string, text: string): string {
  return signed(secrets[0] ?? '', purpose, text);
}

/** Whether we have signed a text for a purpose, under the newest secret or one before it (AU-2). */
export function isSigned(secrets: string[], purpose: string, text: string, signature: string): boolean {
  return secrets.some((secret) => sameHmac(signature, signed(secret, purpose, text)));
}

function signed(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
