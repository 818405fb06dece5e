import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';
import type { AppError, ErrorCode } from '../../platform/errors/errors.js';
import { STATUS } from '../../platform/http/error-handler.js';

type IssueCode = OperationOutcomeIssue['code'];

/** A fault, with its location in the submitted resource. */
export interface Issue {
  code: IssueCode;
  diagnostics: string;
  expression?: string[];
}

/** A failure with a FHIR issue code. Its text repeats no submitted value. */
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

/** Builds the failure for a malformed parameter or value. */
export const invalid = (diagnostics: string) => new FhirFailure(400, 'invalid', diagnostics);
/** Builds the failure for a FHIR feature that this server does not support. */
export const unsupported = (diagnostics: string) => new FhirFailure(400, 'not-supported', diagnostics);

/** FHIR issue code of each error code; the HTTP status is the same as elsewhere. */
const ISSUES: Record<ErrorCode, IssueCode> = {
  BAD_INPUT: 'invalid',
  UNAUTHENTICATED: 'login',
  WRONG_OTP: 'login',
  FORBIDDEN: 'forbidden',
  CONSENT_MISSING: 'forbidden',
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
  APPROVAL_PENDING: 'conflict',
  CHANGED_MEANWHILE: 'conflict',
  TOO_LARGE: 'too-long',
  UNSUPPORTED_MEDIA_TYPE: 'not-supported',
  IDEMPOTENCY_KEY_REUSED: 'conflict',
  RATE_LIMITED: 'throttled',
  INTERNAL: 'exception',
  SMS_FAILED: 'transient',
  UNAVAILABLE: 'transient',
};

/** Maps an application error to a FHIR failure. */
export function failureOf(error: AppError): FhirFailure {
  const isExpired = error.reasons.some(({ code }) => code === 'ACCESS_TOKEN_EXPIRED');
  const code = isExpired ? 'expired' : ISSUES[error.code];
  const { retryAfterSeconds } = error;
  return new FhirFailure(STATUS[error.code], code, error.message, { ...(retryAfterSeconds && { retryAfterSeconds }) });
}

/** Builds the OperationOutcome of a failure. */
export function outcomeOf({ issues }: Pick<FhirFailure, 'issues'>): OperationOutcome {
  return { resourceType: 'OperationOutcome', issue: issues.map((issue) => ({ severity: 'error', ...issue })) };
}

/** Builds the outcome of a validation that finds nothing. */
export function allOk(): OperationOutcome {
  const diagnostics = 'It would be created as it is.';
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'information', code: 'informational', diagnostics }] };
}

/** Builds a warning for a searchset. */
export function warning(diagnostics: string): OperationOutcome {
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'warning', code: 'not-supported', diagnostics }] };
}
