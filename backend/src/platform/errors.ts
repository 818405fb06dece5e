import { Reason } from './reasons/reason.js';
import { toReasonPayload, type SentReason } from './reasons/sent-reason.js';

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
  | 'OUTSIDE_HOURS'
  | 'TOO_LATE'
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
  /** Why each input is at fault. */
  fields?: Record<string, Reason>;
  /** After how many seconds trying again makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure that its receiver may read: a code for the program and a sentence for the person. Anything else thrown is masked. */
export class AppError extends Error {
  readonly retryAfterSeconds?: number;
  private faults: Record<string, Reason>;

  /** @param whole why, as a whole; without it, the message is the sentences of the fields */
  constructor(
    readonly code: ErrorCode,
    private readonly whole: Reason | undefined,
    { fields = {}, retryAfterSeconds, cause }: ErrorExtras = {},
  ) {
    super((whole ? [whole] : Object.values(fields)).map(({ sentence }) => sentence).join('. '), { cause });
    this.name = 'AppError';
    this.faults = fields;
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The sentence for each input that is at fault. */
  get fields(): Record<string, string> | undefined {
    const entries = Object.entries(this.faults).map(([field, { sentence }]) => [field, sentence] as const);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }

  /** Why, in the order of the sentences: first of the whole, when the message is about it, then of each input. */
  get reasons(): SentReason[] {
    const ofFields = Object.entries(this.faults).map(([field, reason]) => toReasonPayload(reason, field));
    return this.whole ? [toReasonPayload(this.whole), ...ofFields] : ofFields;
  }

  /** Calls inputs what their sender calls them. */
  spell(spellings: Record<string, string>): void {
    this.faults = Object.fromEntries(
      Object.entries(this.faults).map(([name, reason]) => [spellings[name] ?? name, reason]),
    );
  }
}

/** Input that cannot be accepted: for one reason as a whole, or for the reason of each field, whose sentences the message joins. */
export function badInput(fault: Reason | Record<string, Reason>): AppError {
  if (fault instanceof Reason) return new AppError('BAD_INPUT', fault);
  return new AppError('BAD_INPUT', undefined, { fields: fault });
}
