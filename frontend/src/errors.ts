import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/**
 * A failed call, as pages need it (spec §8, readings 66 and 70).
 * `cause` says what came back: `answer`, the server refused and said so; `unreadable`, something came that is no answer of ours,
 * such as a proxy's HTML; `network`, nothing came. Texts that come in pairs take their first one for `answer`, their second otherwise.
 */
export interface CallError {
  readonly cause: 'answer' | 'unreadable' | 'network';
  /** The server's sentence for `answer`, else the exception's message. */
  readonly message: string;
  /** The code of schema/README.md, when the server sent one. */
  readonly code?: string;
  /** Why, more closely: the code of the first of its reasons. */
  readonly reason?: string;
  /** The sentence for each input at fault. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A call without Apollo that failed, such as an upload: what it throws, for `errorOf` to read. */
export class FailedCall extends Error {
  constructor(readonly failure: CallError) {
    super(failure.message);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Keeps the entries that are sentences; undefined when there are none. */
function fieldsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function refusal(message: string, { code, fields, reasons }: Readonly<Record<string, unknown>>): CallError {
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

/** What is said in the body of a failed answer: `{message, code, fields}` as REST sends it, or GraphQL's list of errors. */
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

/** Reads any failure of a call: of a generated hook, of `client.mutate`, or of `fetch`. */
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

/** Reads the failure of a REST call whose answer is not OK, such as a refused download. */
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

/** Whether the refusal means that the list on the screen is no longer what the server has: somebody else was faster. */
export function isOutdated({ code }: CallError): boolean {
  return outdatedCodes.includes(code);
}
