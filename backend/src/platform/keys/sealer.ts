import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM. `bound` is authenticated: the text is readable only with the same. Returns nonce, ciphertext and tag. */
export function encryptBytes(key: Buffer, text: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what {@link encryptBytes} returned; undefined with another key or another `bound`, or if it was changed. */
export function decryptBytes(key: Buffer, bytes: Buffer, bound: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(bound));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/**
 * Encrypts stored values under a key derived from the newest secret for one purpose, each bound to its row. A value names its key:
 * `KEY_ID.BASE64`. Values from before keys had ids name none; every secret in force is tried.
 */
export class Sealer {
  private readonly keys: ReadonlyMap<string, Buffer>;

  constructor(
    private readonly ring: KeyRing,
    purpose: string,
  ) {
    this.keys = new Map(
      ring.keys.map(({ id, secret }) => [id, Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))] as const),
    );
  }

  /** Encrypts a value for a row. */
  seal(value: string, rowId: string): string {
    const { id } = this.ring.newest;
    return `${id}.${encryptBytes(this.keyOf(id), Buffer.from(value), rowId).toString('base64')}`;
  }

  /** Returns the value; undefined if its key is not in force, or it was encrypted for another row. */
  open(sealed: string, rowId: string): string | undefined {
    const id = sealedUnder(sealed);
    const bytes = Buffer.from(sealed.slice(id === null ? 0 : id.length + 1), 'base64');
    for (const key of this.ring.named(id)) {
      const value = decryptBytes(this.keyOf(key.id), bytes, rowId);
      if (value) return value.toString();
    }
    return undefined;
  }

  /** Encrypts a value anew under the newest key; undefined if it is under that already, or cannot be read. */
  reseal(sealed: string, rowId: string): string | undefined {
    if (sealedUnder(sealed) === this.ring.newest.id) return undefined;
    const value = this.open(sealed, rowId);
    return value === undefined ? undefined : this.seal(value, rowId);
  }

  private keyOf(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error('the secret is not in force');
    return key;
  }
}

/** Returns the id of the key that a sealed value names; null if it names none. */
export function sealedUnder(sealed: string | null | undefined): string | null {
  const at = sealed?.indexOf('.') ?? -1;
  return sealed && at >= 0 ? sealed.slice(0, at) : null;
}
