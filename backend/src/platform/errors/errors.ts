import { Reason, toReasonPayload, type SentReason } from './reason.js';
/** Error codes, as in schema/README.md; the status map does not compile if it lacks one. */
export type ErrorCode =
  | 'BAD_INPUT'
  | 'UNAUTHENTICATED'
  | 'WRONG_OTP'
  | 'FORBIDDEN'
  | 'CONSENT_MISSING'
  | 'ACCOUNT_DISABLED'
  | 'RECENT_SIGN_IN_REQUIRED'
  | 'NOT_FOUND'
  | 'ADMIN_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'ALREADY_EXISTS'
  | 'DOUBLE_BOOKED'
  | 'WRONG_STATE'
  | 'OUTSIDE_HOURS'
  | 'TOO_LATE'
  | 'LIMIT_REACHED'
  | 'RECORD_INCOMPLETE'
  | 'APPROVAL_PENDING'
  | 'CHANGED_MEANWHILE'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'SMS_FAILED'
  | 'UNAVAILABLE';

interface ErrorExtras {
  /** Reason for each invalid input. */
  fields?: Record<string, Reason>;
  /** Seconds after which a retry makes sense. */
  retryAfterSeconds?: number;
  /** HTTP status that is more precise than that of the code. */
  httpStatus?: 416;
  cause?: unknown;
}

/** Error that the client may read: a code for programs and a sentence for people. All other errors are masked. */
export class AppError extends Error {
  readonly retryAfterSeconds?: number;
  readonly httpStatus?: 416;
  private faults: Record<string, Reason>;

  /** @param whole reason of the error as a whole; without it, the message joins the sentences of the fields */
  constructor(
    readonly code: ErrorCode,
    private readonly whole: Reason | undefined,
    { fields = {}, retryAfterSeconds, httpStatus, cause }: ErrorExtras = {},
  ) {
    super((whole ? [whole] : Object.values(fields)).map(({ sentence }) => sentence).join('. '), { cause });
    this.name = 'AppError';
    this.faults = fields;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
    if (httpStatus !== undefined) this.httpStatus = httpStatus;
  }

  /** Sentences of the invalid inputs, by name. */
  get fields(): Record<string, string> | undefined {
    const entries = Object.entries(this.faults).map(([field, { sentence }]) => [field, sentence] as const);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }

  /** Reasons in the order of the sentences: of the error as a whole, if there is one, then of each input. */
  get reasons(): SentReason[] {
    const ofFields = Object.entries(this.faults).map(([field, reason]) => toReasonPayload(reason, field));
    return this.whole ? [toReasonPayload(this.whole), ...ofFields] : ofFields;
  }

  /** Renames inputs to the names that the client sent. */
  spell(spellings: Record<string, string>): void {
    this.faults = Object.fromEntries(
      Object.entries(this.faults).map(([name, reason]) => [spellings[name] ?? name, reason]),
    );
  }
}

/** Builds a BAD_INPUT error: for one reason as a whole, or a reason per field, whose sentences the message joins. */
export function badInput(fault: Reason | Record<string, Reason>): AppError {
  if (fault instanceof Reason) return new AppError('BAD_INPUT', fault);
  return new AppError('BAD_INPUT', undefined, { fields: fault });
}
