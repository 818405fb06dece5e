import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

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
  private readonly key: Buffer;

  constructor(
    pepper: string,
    private readonly publicUrl: string,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', pepper, '', 'token of a payment link', 32));
  }

  /** Returns the hash that is stored of a new link's token. */
  hashOfLink(linkId: string): string {
    return hashOf(this.tokenOf(linkId));
  }

  /** Returns the hash of a token from an address; undefined of a text that cannot be one. */
  hashOfToken(token: string): string | undefined {
    return TOKEN.test(token) ? hashOf(token) : undefined;
  }

  /** Returns the address of a link; undefined if its token was made under another pepper. */
  urlOf(linkId: string, tokenHash: string): string | undefined {
    const isOfKey = timingSafeEqual(Buffer.from(this.hashOfLink(linkId)), Buffer.from(tokenHash));
    return isOfKey ? `${this.base}${this.tokenOf(linkId)}` : undefined;
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

  private tokenOf(linkId: string): string {
    return createHmac('sha256', this.key).update(linkId).digest().subarray(0, TOKEN_BYTES).toString('base64url');
  }
}
