import { noteSessionTime } from '../../auth/session-time';
import { serverPaths } from '../../paths';

/** Who waits longer is told that it failed, in milliseconds. */
const patience = 30_000;

/** A refusal of the server: its code and its sentence. Whatever else is thrown is no answer of it. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

interface GraphQLAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/**
 * Asks the server without Apollo, which would weigh more than all of the page.
 * @param send `fetch` of the visit
 * @throws Refusal
 */
export async function callServer<Data>(
  send: typeof fetch,
  operationName: string,
  query: string,
  variables: object,
): Promise<Data> {
  const response = await send(serverPaths.graphql, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({ operationName, query, variables }),
    signal: AbortSignal.timeout(patience),
  });
  noteSessionTime(response);
  const { data, errors }: GraphQLAnswer<Data> = await response.json();
  const [error] = errors ?? [];
  if (error) throw new Refusal(error.message, error.extensions?.code ?? 'INTERNAL');
  if (!data) throw new Error('The server answered without data.');
  return data;
}
