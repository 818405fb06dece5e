import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/**
 * A failed request. `cause`: `answer`, an error response of the server; `unreadable`, a response that is not the server's, such as a
 * proxy's HTML; `network`, no response. A pair of texts uses its first text for `answer`, the second otherwise.
 */
export interface CallError {
  readonly cause: 'answer' | 'unreadable' | 'network';
  /** The server's message for `answer`, else the exception's. */
  readonly message: string;
  /** The reason code (schema/README.md), if the server sent one. */
  readonly code?: string;
  /** The code of the first detailed reason. */
  readonly reason?: string;
  /** Error message by input name. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** An error of a request without Apollo, such as an upload; `errorOf` reads it. */
export class FailedCall extends Error {
  constructor(readonly failure: CallError) {
    super(failure.message);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the entries that are strings; undefined if there are none. */
function fieldsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Reads an error of GraphQL or REST: its message, and the code, fields and reasons beside it. */
export function refusal(message: string, { code, fields, reasons }: Readonly<Record<string, unknown>>): CallError {
  const inputs = fieldsOf(fields);
  const first: unknown = Array.isArray(reasons) ? reasons[0] : undefined;
  return {
    cause: 'answer',
    message,
    ...(typeof code === 'string' && { code }),
    ...(isRecord(first) && typeof first.code === 'string' && { reason: first.code }),
    ...(inputs && { fields: inputs }),
  };
}

/** Parses the body of an error response: `{message, code, fields}` of REST, or GraphQL's list of errors. */
function refusalIn(bodyText: string): CallError | undefined {
  let body: unknown;
  try {
    body = JSON.parse(bodyText);
  } catch {
    return undefined;
  }
  if (!isRecord(body)) return undefined;
  if (typeof body.message === 'string') return refusal(body.message, body);
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : undefined;
  if (!isRecord(first) || typeof first.message !== 'string') return undefined;
  return refusal(first.message, isRecord(first.extensions) ? first.extensions : {});
}

/** Converts any error of a request: of a generated hook, of `client.mutate`, or of `fetch`. */
export function errorOf(error: unknown): CallError {
  if (error instanceof FailedCall) return error.failure;
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return refusal(first?.message ?? error.message, first?.extensions ?? {});
  }
  if (ServerError.is(error)) return refusalIn(error.bodyText) ?? { cause: 'unreadable', message: error.message };
  if (ServerParseError.is(error)) return { cause: 'unreadable', message: error.message };
  return { cause: 'network', message: error instanceof Error ? error.message : String(error) };
}

/** Reads an error response of REST, such as a refused download. */
export async function errorOfResponse(response: Response): Promise<CallError> {
  const unreadable: CallError = { cause: 'unreadable', message: `The server answered ${response.status}.` };
  return refusalIn(await response.text()) ?? unreadable;
}

const outdatedCodes: readonly (string | undefined)[] = [
  'WRONG_STATE',
  'RECORD_INCOMPLETE',
  'CHANGED_MEANWHILE',
  'NOT_FOUND',
  'IDEMPOTENCY_KEY_REUSED',
];

/** Whether the error means that the shown data is outdated, because another user has changed it. */
export function isOutdated({ code }: CallError): boolean {
  return outdatedCodes.includes(code);
}
