import { noteSessionTime } from '../../auth/session-time';
import { reauthenticate } from '../../auth/reauthentication';
import { serverPaths } from '../../paths';

/** Request timeout in milliseconds. */
export const patience = 30_000;

/** An error response of the server: reason code and message. Other errors mean that there was no response. */
export class Refusal extends Error {
  /** @param sentAt `reauthenticate.times` when the request was sent */
  constructor(
    message: string,
    readonly code: string,
    readonly sentAt: number,
  ) {
    super(message);
  }
}

interface GraphQLAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Returns the request options of a GraphQL operation. */
export function requestOf(operationName: string, query: string, variables: object) {
  return {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({ operationName, query, variables }),
  } as const;
}

/**
 * Parses a GraphQL response.
 * @param sentAt as in Refusal
 * @param usedAt time of the request
 * @throws Refusal
 */
export async function dataOf<Data>(response: Response, sentAt: number, usedAt?: number): Promise<Data> {
  noteSessionTime(response, usedAt);
  const { data, errors }: GraphQLAnswer<Data> = await response.json();
  const [error] = errors ?? [];
  if (error) throw new Refusal(error.message, error.extensions?.code ?? 'INTERNAL', sentAt);
  if (!data) throw new Error('The server answered without data.');
  return data;
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
  return dataOf<Data>(await send(serverPaths.graphql, { ...request, signal: AbortSignal.timeout(patience) }), sentAt);
}
