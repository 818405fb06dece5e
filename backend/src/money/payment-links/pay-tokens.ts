import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { KeyRing } from '../../platform/keys/key-ring.js';
import { sameHmac } from '../../platform/signatures/signature.js';

const TOKEN_BYTES = 16;
/** 16 bytes in base64url. */
const TOKEN = /^[\w-]{22}$/;

/** What stands in a stored text in place of a token. */
const HIDDEN = '…';

/** Address without a token, in a stored text. */
const HIDDEN_URL = new RegExp(String.raw`\S*/pay\?${HIDDEN}`, 'u');

/** Puts the address of a payment link into a stored text. */
export const fillPayUrl = (text: string, url: string) => text.replace(HIDDEN_URL, () => url);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Tokens of payment links. A token is derived from the link's id under a key from the pepper, and only its hash is stored: neither the outbox
 * nor the stored response of a repeated request contains an address that opens anything, although both can send it again.
 */
export class PayTokens {
  /** Keys by the id of their pepper; the first makes the tokens of new links. */
  private readonly keys: readonly { id: string; key: Buffer }[];

  constructor(
    peppers: KeyRing,
    private readonly publicUrl: string,
  ) {
    this.keys = peppers.keys.map(({ id, secret }) => ({
      id,
      key: Buffer.from(hkdfSync('sha256', secret, '', 'token of a payment link', 32)),
    }));
  }

  /** Returns the hash that is stored of a new link's token. */
  hashOfLink(linkId: string): string {
    const [newest] = this.keys;
    if (!newest) throw new Error('there is no pepper');
    return hashOf(tokenOf(newest.key, linkId));
  }

  /** Returns the hash of a token from an address; undefined of a text that cannot be one. */
  hashOfToken(token: string): string | undefined {
    return TOKEN.test(token) ? hashOf(token) : undefined;
  }

  /** Returns the address of a link; undefined if the pepper of its token is not in force. */
  urlOf(linkId: string, tokenHash: string): string | undefined {
    const made = this.madeUnder(linkId, tokenHash);
    return made && `${this.base}${tokenOf(made.key, linkId)}`;
  }

  /** Returns the id of the pepper under which a link's token was made; undefined if that is not in force. */
  pepperOf(linkId: string, tokenHash: string): string | undefined {
    return this.madeUnder(linkId, tokenHash)?.id;
  }

  /** Returns the address of a link whose token is known. */
  urlOfToken(token: string): string {
    return `${this.base}${token}`;
  }

  /** Returns the address as a stored text has it, without the token. */
  get hiddenUrl(): string {
    return `${this.base}${HIDDEN}`;
  }

  private get base(): string {
    return `${this.publicUrl.replace(/\/$/, '')}/pay?`;
  }

  private madeUnder(linkId: string, tokenHash: string) {
    return this.keys.find(({ key }) => sameHmac(hashOf(tokenOf(key, linkId)), tokenHash));
  }
}

const tokenOf = (key: Buffer, linkId: string) =>
  createHmac('sha256', key).update(linkId).digest().subarray(0, TOKEN_BYTES).toString('base64url');
