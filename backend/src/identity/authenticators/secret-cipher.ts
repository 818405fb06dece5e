import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets of authenticators by AES-256-GCM under a key derived from the pepper, each bound to its row. */
export class SecretCipher {
  private readonly key: Buffer;

  constructor(pepper: string) {
    this.key = Buffer.from(hkdfSync('sha256', pepper, '', 'secret of an authenticator', 32));
  }

  /** Returns nonce, ciphertext and tag of a secret, base64. */
  encrypt(secret: string, rowId: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(rowId));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64');
  }

  /** Returns the secret; undefined if it was encrypted under another pepper or for another row. */
  decrypt(encrypted: string, rowId: string): string | undefined {
    const bytes = Buffer.from(encrypted, 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(rowId));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }
}
