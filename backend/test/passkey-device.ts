import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device does otherwise than it should. */
interface Odd {
  /** Origin of the page, as the browser names it. */
  origin?: string;
  /** Domain that the device signs for. */
  rpId?: string;
  /** Whether the device asked for a PIN or a finger. */
  isVerified?: boolean;
  /** Counter of the device; it grows by itself otherwise. */
  counter?: number;
}

interface Options {
  challenge: string;
}

const bytesOf = (text: string) => createHash('sha256').update(text).digest();
const big = (length: number, value: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

/** A device that keeps one passkey, as browsers show it to a page: ES256, without attestation. */
export class PasskeyDevice {
  readonly id = randomBytes(32).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly publicUrl: string) {}

  /** The answer of `navigator.credentials.create()`, as JSON. */
  create({ challenge }: Options, odd: Odd = {}): string {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), big(2, id.length), id, isoCBOR.encode(cose)]);
    const authData = Buffer.concat([this.head(odd, 0x40), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, odd).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer of `navigator.credentials.get()`, as JSON. */
  get({ challenge }: Options, odd: Odd = {}): string {
    this.counter = odd.counter ?? this.counter + 1;
    const clientData = this.clientData('webauthn.get', challenge, odd);
    const authenticatorData = this.head({ ...odd, counter: this.counter }, 0);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign(this.keys.privateKey, signed),
    });
  }

  private head({ rpId = new URL(this.publicUrl).hostname, isVerified = true, counter = 0 }: Odd, flags: number) {
    return Buffer.concat([bytesOf(rpId), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), big(4, counter)]);
  }

  private clientData(type: string, challenge: string, { origin = new URL(this.publicUrl).origin }: Odd): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

const sign = (key: KeyObject, bytes: Buffer) => createSign('SHA256').update(bytes).sign(key, 'base64url');
