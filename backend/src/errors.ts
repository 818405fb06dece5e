/** The closed list of codes, as in schema/README.md; a door maps each one or does not compile. */
export type ErrorCode =
  | 'BAD_INPUT'
  | 'UNAUTHENTICATED'
  | 'WRONG_OTP'
  | 'FORBIDDEN'
  | 'ACCOUNT_DISABLED'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'NOT_FOUND'
  | 'ADMIN_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'ALREADY_EXISTS'
  | 'DOUBLE_BOOKED'
  | 'WRONG_STATE'
  | 'LIMIT_REACHED'
  | 'RECORD_INCOMPLETE'
  | 'CHANGED_MEANWHILE'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'SMS_FAILED'
  | 'UNAVAILABLE';

interface ErrorExtras {
  /** The sentence for each input that is at fault. */
  fields?: Record<string, string>;
  /** After how many seconds trying again makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that its receiver may read: a code for the program and a sentence for the person. Anything else thrown is masked. */
export class AppError extends Error {
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    extras: ErrorExtras = {},
  ) {
    super(message, { cause: extras.cause });
    this.name = 'AppError';
    if (extras.fields) this.fields = extras.fields;
    if (extras.retryAfterSeconds !== undefined) this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}

/** Input that cannot be accepted: as a whole, in one sentence, or with the sentence of each field, which the message joins. */
export function badInput(fault: string | Record<string, string>): AppError {
  if (typeof fault === 'string') return new AppError('BAD_INPUT', fault);
  return new AppError('BAD_INPUT', Object.values(fault).join('. '), { fields: fault });
}
