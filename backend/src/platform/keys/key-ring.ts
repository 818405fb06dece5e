import { hkdfSync } from 'node:crypto';

/** Returns the id of a secret: a short hash, from which the secret cannot be derived. Stored values name their key by it. */
export function keyIdOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'key id', 6)).toString('hex');
}

/** A secret in force, with its id. */
export interface RingKey {
  id: string;
  secret: string;
}

/** The secrets of a setting that are in force. The first makes what is new; what the others made is still accepted. */
export class KeyRing {
  readonly keys: readonly RingKey[];

  constructor(secrets: readonly string[]) {
    this.keys = secrets.map((secret) => ({ id: keyIdOf(secret), secret }));
  }

  /** The key that makes what is new. @throws Error if there is none */
  get newest(): RingKey {
    const [newest] = this.keys;
    if (!newest) throw new Error('there is no secret');
    return newest;
  }

  /** Returns the keys that may have made a stored value: the one that it names, if in force; all, if it names none (null). */
  named(id: string | null): readonly RingKey[] {
    return id === null ? this.keys : this.keys.filter((key) => key.id === id);
  }
}
