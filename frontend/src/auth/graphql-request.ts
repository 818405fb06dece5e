/* A module of its own, without Apollo's errors: the server renders it into the page's first script. */

/** Request timeout in milliseconds. */
export const patience = 30_000;

/** Returns the request options of a GraphQL operation. */
export function requestOf(operationName: string, query: string, variables: object) {
  return {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify({ operationName, query, variables }),
  } as const;
}
