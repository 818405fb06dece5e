import { fetchSignedIn } from '#src/auth/fetch-signed-in';
import { reauthenticate } from '#src/auth/reauthentication';
import { fetchInLanguage } from '#src/language/fetch-in-language';
import { serverPaths } from '#src/paths';

/** The fields of a GraphQL response that identify the caller. */
interface Answer {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/**
 * Returns a fetcher of the GraphQL endpoint. With an API key, requests omit the cookie, as a program's do. Otherwise they use the session,
 * and wait for re-authentication after its expiry.
 */
export function graphQLFetcher(key: string) {
  return async (asked: object): Promise<object> => {
    const call = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(asked) };
    if (key) return asProgram(key, call);
    const ask = async () => (await (await fetchSignedIn(serverPaths.graphql, call)).json()) as Answer;
    const sentAt = reauthenticate.times();
    const answer = await ask();
    const hasEnded = answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    return hasEnded && (await reauthenticate.ask(sentAt)) ? ask() : answer;
  };
}

async function asProgram(key: string, { headers, ...call }: RequestInit): Promise<object> {
  const withKey = { ...(headers as Record<string, string>), Authorization: `Bearer ${key}` };
  const answer = await fetchInLanguage(serverPaths.graphql, { ...call, credentials: 'omit', headers: withKey });
  return (await answer.json()) as object;
}
