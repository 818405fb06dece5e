import { fetchInLanguage } from '../../language/fetch-in-language';

/** Asks the GraphQL door with a key where there is one, and else as who is signed in; a key goes without the cookie, as a program's call does. */
export function graphQLFetcher(key: string) {
  return async (asked: object): Promise<object> => {
    const answer = await fetchInLanguage('/graphql', {
      method: 'POST',
      credentials: key ? 'omit' : 'same-origin',
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(asked),
    });
    return (await answer.json()) as object;
  };
}
