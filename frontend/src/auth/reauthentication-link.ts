import { ApolloLink } from '@apollo/client';
import { catchError, from, of, switchMap, throwError, type Observable } from 'rxjs';
import { errorOf } from '../errors';
import { MeDocument } from '../gql/generated';
import { reauthenticate } from './reauthentication';

/** What signs in and out, and asks who is signed in: it never waits for a sign-in. */
const ownOperations: readonly (string | undefined)[] = ['Me', 'SendOtp', 'VerifyOtp', 'Logout'];

/** Whether an answer says that nobody is signed in (any more) where this page has an account. */
function saysNobody({ data, errors }: ApolloLink.Result, { client }: ApolloLink.Operation): boolean {
  if (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) return true;
  return data?.['me'] === null && Boolean(client.cache.readQuery({ query: MeDocument })?.me);
}

/** The server's sentence when it wants a younger sign-in for this (AU-9, AU-10). */
function youngerWanted({ errors }: ApolloLink.Result): string | undefined {
  return errors?.find(({ extensions }) => extensions?.['code'] === 'RECENT_SIGN_IN_REQUIRED')?.message;
}

/**
 * When the server says that nobody is signed in any more, or wants a younger sign-in, the call waits for the sign-in over the open page and
 * is then sent again as it was, with its idempotency key. While the sign-in is open, other calls wait with it: they could meet another
 * account's session.
 */
export function reauthenticationLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (ownOperations.includes(operation.operationName)) return forward(operation);
    const sent = () => {
      const sentAt = reauthenticate.times();
      const orElse = (failed: Observable<ApolloLink.Result>, refusal?: string) =>
        from(reauthenticate.ask(sentAt, refusal)).pipe(switchMap((isBack) => (isBack ? forward(operation) : failed)));
      return forward(operation).pipe(
        switchMap((result) => {
          if (saysNobody(result, operation)) return orElse(of(result));
          const refusal = youngerWanted(result);
          return refusal === undefined ? of(result) : orElse(of(result), refusal);
        }),
        catchError((error: unknown) => {
          const failed = throwError(() => error);
          return errorOf(error).code === 'UNAUTHENTICATED' ? orElse(failed) : failed;
        }),
      );
    };
    return reauthenticate.state() === 'asking' ? from(reauthenticate.over()).pipe(switchMap(sent)) : sent();
  });
}
