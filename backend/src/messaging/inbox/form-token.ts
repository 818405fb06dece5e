import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import { badInput } from '../../platform/errors.js';
import { reasonFor } from '../../platform/reasons/reason.js';
import { isSigned, signatureOf } from '../../platform/signatures/signature.js';

/** What the signature of a token is for. */
const PURPOSE = 'contact form';
const TOKEN = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;
/** Nobody fills in a form faster, in milliseconds. */
const LEAST_AGE = 2_000;
const MOST_AGE = 86_400_000;

/**
 * The tokens of the contact forms: signed, kept nowhere, and of one use, since the message that came with one keeps its id (clinic §6).
 * A program has to fetch one and to wait, which costs people nothing and asks no third party.
 */
export class FormTokens {
  constructor(
    private readonly config: Pick<Config, 'sessionSecrets'>,
    private readonly clock: Clock,
  ) {}

  issue(): string {
    const said = `${randomBytes(16).toString('base64url')}.${this.clock.now().getTime()}`;
    return `${said}.${signatureOf(this.config.sessionSecrets, PURPOSE, said)}`;
  }

  /** The id of a token of ours that has its age. @throws AppError BAD_INPUT */
  idOf(token: string): string {
    const [, id = '', issuedAt = '', signature = ''] = TOKEN.exec(token) ?? [];
    const isOurs = isSigned(this.config.sessionSecrets, PURPOSE, `${id}.${issuedAt}`, signature);
    const age = this.clock.now().getTime() - Number(issuedAt);
    if (!isOurs || age > MOST_AGE) throw badInput({ token: reasonFor('FORM_TOKEN') });
    if (age < LEAST_AGE) throw badInput({ token: reasonFor('FORM_TOO_QUICK') });
    return id;
  }
}
