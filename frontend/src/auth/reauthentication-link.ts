import { ApolloLink } from '@apollo/client';
import { catchError, from, of, switchMap, throwError, type Observable } from 'rxjs';
import { errorOf } from '../errors';
import { reauthenticate } from './reauthentication';

/** Operations that sign in or out, or query the current user: they never wait for re-authentication. */
const ownOperations: readonly (string | undefined)[] = ['Me', 'SendOtp', 'VerifyOtp', 'Logout'];

/** Operations of a second step, which also runs within re-authentication: while that is open, they do not wait for it. */
const secondStep: readonly (string | undefined)[] = [
  'VerifyAuthenticator',
  'OwnFactors',
  'BeginSecondFactor',
  'VerifySecondFactor',
  'BeginPasskey',
  'AddPasskey',
  'BeginAuthenticator',
  'ConfirmAuthenticator',
];

/** Whether a response says that the account of this page is no longer signed in. */
function saysNobody({ data, errors }: ApolloLink.Result, isSignedIn: () => boolean): boolean {
  if (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) return true;
  return data?.['me'] === null && isSignedIn();
}

/** Returns the server's message if it requires step-up authentication. */
function youngerWanted({ errors }: ApolloLink.Result): string | undefined {
  return errors?.find(({ extensions }) => extensions?.['code'] === 'RECENT_SIGN_IN_REQUIRED')?.message;
}

/**
 * Apollo link for session expiry and step-up authentication: the operation waits for re-authentication and is retried unchanged, with its
 * idempotency key. While re-authentication is open, other operations wait, too: they could run in another account's session.
 * @param isSignedIn whether the page has an account, so that a response without a user means session expiry
 */
export function reauthenticationLink(isSignedIn: () => boolean): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (ownOperations.includes(operation.operationName)) return forward(operation);
    const sent = () => {
      const sentAt = reauthenticate.times();
      const orElse = (failed: Observable<ApolloLink.Result>, refusal?: string) =>
        from(reauthenticate.ask(sentAt, refusal)).pipe(switchMap((isBack) => (isBack ? forward(operation) : failed)));
      return forward(operation).pipe(
        switchMap((result) => {
          if (saysNobody(result, isSignedIn)) return orElse(of(result));
          const refusal = youngerWanted(result);
          return refusal === undefined ? of(result) : orElse(of(result), refusal);
        }),
        catchError((error: unknown) => {
          const failed = throwError(() => error);
          return errorOf(error).code === 'UNAUTHENTICATED' ? orElse(failed) : failed;
        }),
      );
    };
    const mustWait = reauthenticate.state() === 'asking' && !secondStep.includes(operation.operationName);
    return mustWait ? from(reauthenticate.over()).pipe(switchMap(sent)) : sent();
  });
}
