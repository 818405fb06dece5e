import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/time/clock.js';
import type { Config } from '../../platform/config.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { isSigned, signatureOf } from '../../platform/signatures/signature.js';

/** Purpose bound into the signature of a token. */
const PURPOSE = 'contact form';
const TOKEN = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;
/** Minimum age of a token in milliseconds; people need longer to fill in a form. */
const LEAST_AGE = 2_000;
const MOST_AGE = 86_400_000;

/**
 * Issues and validates form tokens: signed, not stored, and single-use, because the message stores the token's id. A
 * bot has to fetch a token and wait; people need no CAPTCHA of a third party.
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

  /** Returns the id of a valid token. @throws AppError BAD_INPUT if the signature or the age is invalid */
  idOf(token: string): string {
    const [, id = '', issuedAt = '', signature = ''] = TOKEN.exec(token) ?? [];
    const isOurs = isSigned(this.config.sessionSecrets, PURPOSE, `${id}.${issuedAt}`, signature);
    const age = this.clock.now().getTime() - Number(issuedAt);
    if (!isOurs || age > MOST_AGE) throw badInput({ token: reasonFor('FORM_TOKEN') });
    if (age < LEAST_AGE) throw badInput({ token: reasonFor('FORM_TOO_QUICK') });
    return id;
  }
}
