import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';
import type { AppError, ErrorCode } from '../../platform/errors.js';
import { STATUS } from '../../platform/http/error-handler.js';

type IssueCode = OperationOutcomeIssue['code'];

/** One thing that is wrong, and where in a resource that was sent. */
export interface Issue {
  code: IssueCode;
  diagnostics: string;
  expression?: string[];
}

/** A failure in the words of FHIR; its sentence repeats nothing of what was sent. */
export class FhirFailure extends Error {
  readonly retryAfterSeconds: number | undefined;
  readonly issues: readonly Issue[];

  constructor(
    readonly status: number,
    code: IssueCode,
    diagnostics: string,
    { retryAfterSeconds, issues = [{ code, diagnostics }] }: { retryAfterSeconds?: number; issues?: Issue[] } = {},
  ) {
    super(diagnostics);
    this.retryAfterSeconds = retryAfterSeconds;
    this.issues = issues;
  }
}

/** A parameter or a value that is malformed. */
export const invalid = (diagnostics: string) => new FhirFailure(400, 'invalid', diagnostics);
/** Something that FHIR knows and this server does not do. */
export const unsupported = (diagnostics: string) => new FhirFailure(400, 'not-supported', diagnostics);

/** What FHIR calls our codes; the status is the one of every door. */
const ISSUES: Record<ErrorCode, IssueCode> = {
  BAD_INPUT: 'invalid',
  UNAUTHENTICATED: 'login',
  WRONG_OTP: 'login',
  FORBIDDEN: 'forbidden',
  ACCOUNT_DISABLED: 'forbidden',
  RECENT_SIGN_IN_REQUIRED: 'forbidden',
  NOT_FOUND: 'not-found',
  ADMIN_NOT_FOUND: 'not-found',
  METHOD_NOT_ALLOWED: 'not-supported',
  ALREADY_EXISTS: 'duplicate',
  DOUBLE_BOOKED: 'conflict',
  WRONG_STATE: 'conflict',
  OUTSIDE_HOURS: 'conflict',
  TOO_LATE: 'conflict',
  LIMIT_REACHED: 'conflict',
  RECORD_INCOMPLETE: 'conflict',
  CHANGED_MEANWHILE: 'conflict',
  TOO_LARGE: 'too-long',
  UNSUPPORTED_MEDIA_TYPE: 'not-supported',
  IDEMPOTENCY_KEY_REUSED: 'conflict',
  RATE_LIMITED: 'throttled',
  INTERNAL: 'exception',
  SMS_FAILED: 'transient',
  UNAVAILABLE: 'transient',
};

/** A failure of the house as FHIR says it. */
export function failureOf(error: AppError): FhirFailure {
  const isExpired = error.reasons.some(({ code }) => code === 'ACCESS_TOKEN_EXPIRED');
  const code = isExpired ? 'expired' : ISSUES[error.code];
  const { retryAfterSeconds } = error;
  return new FhirFailure(STATUS[error.code], code, error.message, { ...(retryAfterSeconds && { retryAfterSeconds }) });
}

/** What is answered beside the status. */
export function outcomeOf({ issues }: Pick<FhirFailure, 'issues'>): OperationOutcome {
  return { resourceType: 'OperationOutcome', issue: issues.map((issue) => ({ severity: 'error', ...issue })) };
}

/** What is said beside rows that were found. */
export function warning(diagnostics: string): OperationOutcome {
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', code: 'not-supported', diagnostics }] };
}
