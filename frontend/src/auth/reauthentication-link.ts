import { ApolloLink } from '@apollo/client';
import { catchError, from, of, switchMap, throwError, type Observable } from 'rxjs';
import { errorOf } from '../errors';
import { reauthenticate } from './reauthentication';

/** Operations that sign in or out (by a code, or the year of birth), or query the current user: they never wait for re-authentication. */
const ownOperations = /^(Me|.*Otp|Logout|.*Year)$/;

/**
 * Operations on factors, of which some run within re-authentication: while that is open, they do not wait for it. The others ask for it
 * themselves, if they are refused.
 */
const ofFactors = /Factor|Passkey|Authenticator/;

/** Returns the error of a response that has a code. */
const coded = ({ errors }: ApolloLink.Result, code: string) =>
  errors?.find(({ extensions }) => extensions?.['code'] === code);

/**
 * Apollo link for session expiry and step-up authentication: the operation waits for re-authentication and is retried unchanged, with its
 * idempotency key. While re-authentication is open, other operations wait, too: they could run in another account's session.
 * @param isSignedIn whether the page has an account, so that a response without a user means session expiry
 */
export function reauthenticationLink(isSignedIn: () => boolean): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const name = `${operation.operationName}`;
    if (ownOperations.test(name)) return forward(operation);
    const sent = () => {
      const sentAt = reauthenticate.times();
      const orElse = (failed: Observable<ApolloLink.Result>, refusal?: string) =>
        from(reauthenticate.ask(sentAt, refusal)).pipe(switchMap((isBack) => (isBack ? forward(operation) : failed)));
      return forward(operation).pipe(
        switchMap((result) => {
          // A page with an account that is told of no user has lost its session.
          const isNobody = result.data?.['me'] === null && isSignedIn();
          if (isNobody || coded(result, 'UNAUTHENTICATED')) return orElse(of(result));
          const tooOld = coded(result, 'RECENT_SIGN_IN_REQUIRED');
          return tooOld ? orElse(of(result), tooOld.message) : of(result);
        }),
        catchError((error: unknown) => {
          const failed = throwError(() => error);
          return errorOf(error).code === 'UNAUTHENTICATED' ? orElse(failed) : failed;
        }),
      );
    };
    return reauthenticate.state() === 'asking' && !ofFactors.test(name)
      ? from(reauthenticate.over()).pipe(switchMap(sent))
      : sent();
  });
}
