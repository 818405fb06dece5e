import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../platform/time/clock.js';

/** Validity of a token, in seconds; push services accept at most a day. */
const VALID_SECONDS = 12 * 3_600;

/** Signs requests to push services (VAPID, RFC 8292). */
export class Vapid {
  /** Public key, base64url, which browsers subscribe with. */
  readonly publicKey: string;
  private readonly key: KeyObject;

  /**
   * @param privateKey P-256 private key, base64url
   * @param subject address at which a push service reaches the operator: an https or mailto URL
   */
  constructor(
    privateKey: string,
    private readonly subject: string,
    private readonly clock: Clock,
  ) {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    const point = curve.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    this.publicKey = point.toString('base64url');
    this.key = createPrivateKey({
      key: { kty: 'EC', crv: 'P-256', d: privateKey, x: x ?? '', y: y ?? '' },
      format: 'jwk',
    });
  }

  /** Returns the `Authorization` header of a request to an endpoint. */
  async authorize(endpoint: string): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1_000);
    const token = await new SignJWT()
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setSubject(this.subject)
      .setExpirationTime(now + VALID_SECONDS)
      .sign(this.key);
    return `vapid t=${token}, k=${this.publicKey}`;
  }
}

/** Returns the address of the operator for push services: that of the site, unless it is only a machine of a developer. */
export const subjectOf = (publicUrl: string) =>
  publicUrl.startsWith('https://') ? publicUrl : 'mailto:webmaster@localhost';
