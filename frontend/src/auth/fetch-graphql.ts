import { FailedCall, refusal } from '../errors';
import { serverPaths } from '../paths';
import { patience, requestOf } from './graphql-request';
import { reauthenticate } from './reauthentication';
import { noteSessionTime, notingSessionTime } from './session-time';

/** An error response of the server. Other errors mean that there was no response. */
export class Refusal extends FailedCall {
  /** The reason code. */
  readonly code: string;

  /** @param sentAt `reauthenticate.times` when the request was sent */
  constructor(
    message: string,
    extensions: Readonly<Record<string, unknown>>,
    readonly sentAt: number,
  ) {
    super(refusal(message, extensions));
    this.code = this.failure.code ?? 'INTERNAL';
  }
}

interface GraphQLAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
}

/**
 * Parses a GraphQL response.
 * @param sentAt as in Refusal
 * @throws Refusal
 */
async function parse<Data>(response: Response, sentAt: number): Promise<Data> {
  const { data, errors }: GraphQLAnswer<Data> = await response.json();
  const [error] = errors ?? [];
  if (error) throw new Refusal(error.message, error.extensions ?? {}, sentAt);
  if (!data) throw new Error('The server answered without data.');
  return data;
}

/**
 * Parses the response of a request that was sent when the page began to load.
 * @throws Refusal
 */
export async function dataOfEarly<Data>(response: Response): Promise<Data> {
  noteSessionTime(response, performance.timeOrigin);
  return parse(response, 0);
}

/**
 * Sends a GraphQL request without Apollo, which would weigh more than the whole page.
 * @param send `fetch` of the visit
 * @throws Refusal
 */
export async function fetchGraphql<Data>(
  send: typeof fetch,
  operationName: string,
  query: string,
  variables: object,
): Promise<Data> {
  const request = requestOf(operationName, query, variables);
  const sentAt = reauthenticate.times();
  const response = await notingSessionTime(send)(serverPaths.graphql, {
    ...request,
    signal: AbortSignal.timeout(patience),
  });
  return parse<Data>(response, sentAt);
}

/** Whether a response says that nobody is signed in. */
const saysNobody = (data: object) => 'me' in data && data.me === null;

/**
 * Sends a GraphQL request for the account of the page: it waits while re-authentication is open, because it could run in another account's
 * session, and is retried once after session expiry or step-up authentication.
 * @throws Refusal
 */
export async function fetchAsAccount<Data extends object>(...request: Parameters<typeof fetchGraphql>): Promise<Data> {
  if (reauthenticate.state() === 'asking') await reauthenticate.over();
  const sentAt = reauthenticate.times();
  try {
    const data = await fetchGraphql<Data>(...request);
    if (!saysNobody(data) || !(await reauthenticate.ask(sentAt))) return data;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, failure } = error;
    const isOut = code === 'UNAUTHENTICATED' && (await reauthenticate.ask(sentAt));
    const isYounger = code === 'RECENT_SIGN_IN_REQUIRED' && (await reauthenticate.ask(sentAt, failure.message));
    if (!isOut && !isYounger) throw error;
  }
  return fetchGraphql<Data>(...request);
}
