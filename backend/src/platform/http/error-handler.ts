import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { AppError, type ErrorCode } from '../errors/errors.js';
import type { Logger } from '../logger.js';
import { isOutOfStorage } from '../db/out-of-storage.js';
import { reasonFor } from '../errors/reason.js';
import { translated } from '../errors/translated.js';
import { toAppError } from '../db/to-app-error.js';
import { answerLanguage } from '../answers/answer-language.js';
import { sourceLanguage } from '../languages/request-language.js';

/** HTTP status of each error code; does not compile if one is missing. */
export const STATUS: Record<ErrorCode, number> = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_OTP: 401,
  FORBIDDEN: 403,
  CONSENT_MISSING: 403,
  ACCOUNT_DISABLED: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  NOT_FOUND: 404,
  ADMIN_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_EXISTS: 409,
  DOUBLE_BOOKED: 409,
  WRONG_STATE: 409,
  OUTSIDE_HOURS: 409,
  TOO_LATE: 409,
  LIMIT_REACHED: 409,
  RECORD_INCOMPLETE: 409,
  APPROVAL_PENDING: 409,
  CHANGED_MEANWHILE: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  SMS_FAILED: 503,
  UNAVAILABLE: 503,
};

/** Converts errors of Express and its parsers to AppErrors. */
function fromHttp(error: unknown): AppError | undefined {
  const { type, status } = (error ?? {}) as { type?: string; status?: number };
  if (type === 'entity.too.large') return new AppError('TOO_LARGE', reasonFor('REQUEST_TOO_LARGE'));
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new AppError('UNSUPPORTED_MEDIA_TYPE', reasonFor('SEND_UTF8'));
  if (type === 'entity.parse.failed') return new AppError('BAD_INPUT', reasonFor('NOT_JSON'));
  return typeof status === 'number' && status >= 400 && status < 500
    ? new AppError('BAD_INPUT', reasonFor('REQUEST_UNREADABLE'))
    : undefined;
}

function send(request: Request, response: Response, error: AppError): void {
  const requestId = String(response.locals['requestId']);
  const { code, reasons, retryAfterSeconds } = error;
  const language = answerLanguage(request, response);
  const inLanguage = translated(reasons, language);
  const { message, fields } = inLanguage ?? error;
  response.set('Content-Language', inLanguage ? language : sourceLanguage);
  if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
  response.status(error.httpStatus ?? STATUS[code]);
  const extras = { requestId, ...(fields && { fields }), reasons };
  response.json(
    request.path === '/graphql'
      ? { errors: [{ message, extensions: { code, ...extras, ...(retryAfterSeconds && { retryAfterSeconds }) } }] }
      : { message, code, ...extras },
  );
}

/** Converts any thrown value to an AppError. */
export function asAppError(thrown: unknown): AppError {
  return fromHttp(thrown) ?? toAppError(thrown);
}

/** Logs errors that need attention; refusals are not logged. */
export function noteFailure(logger: Logger, error: AppError, thrown: unknown, response: Response): void {
  const requestId: unknown = response.locals['requestId'];
  if (error.code === 'INTERNAL') logger.error({ requestId, error: thrown }, 'a request failed');
  else if (isOutOfStorage(thrown)) logger.error({ requestId, error: thrown }, 'there is no room to store anything');
  else if (error !== thrown && error.code === 'UNAVAILABLE') logger.warn({ requestId }, 'the database is away');
}

/** Last middleware: answers every error as JSON with a sentence, a code and the request id. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    const error = asAppError(thrown);
    noteFailure(logger, error, thrown, response);
    if (response.headersSent) return next(thrown);
    send(request, response, error);
  };
}

/** Answers NOT_FOUND for unknown paths. */
export const nothingHere: RequestHandler = (_request, _response, next) =>
  next(new AppError('NOT_FOUND', reasonFor('NOTHING_HERE')));
