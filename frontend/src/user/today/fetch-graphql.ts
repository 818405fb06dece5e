import { noteSessionTime } from '../../auth/session-time';
import { reauthenticate } from '../../auth/reauthentication';
import { serverPaths } from '../../paths';

/** Who waits longer is told that it failed, in milliseconds. */
export const patience = 30_000;

/** A refusal of the server: its code and its sentence. Whatever else is thrown is no answer of it. */
export class Refusal extends Error {
  /** @param sentAt how often somebody had signed in again over the page as the call was sent */
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

/** What is sent to ask the server. */
export function requestOf(operationName: string, query: string, variables: object) {
  return {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({ operationName, query, variables }),
  } as const;
}

/**
 * What an answer of the server holds.
 * @param sentAt as in a refusal
 * @param usedAt when it was on its way
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
 * Asks the server without Apollo, which would weigh more than all of the page.
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
