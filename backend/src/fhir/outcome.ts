import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';
import type { AppError, ErrorCode } from '../errors.js';
import { STATUS } from '../http/error-handler.js';

type IssueCode = OperationOutcomeIssue['code'];

/** A failure in the words of FHIR; its sentence repeats nothing of what was sent. */
export class FhirFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: IssueCode,
    readonly diagnostics: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(diagnostics);
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
  return new FhirFailure(STATUS[error.code], code, error.message, error.retryAfterSeconds);
}

/** What is answered beside the status. */
export function outcomeOf({ code, diagnostics }: Pick<FhirFailure, 'code' | 'diagnostics'>): OperationOutcome {
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, diagnostics }] };
}

/** What is said beside rows that were found. */
export function warning(diagnostics: string): OperationOutcome {
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', code: 'not-supported', diagnostics }] };
}
