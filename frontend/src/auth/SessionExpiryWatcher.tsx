import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import type { CurrentUser } from './role';
import { useSessionExpiry } from './useSessionExpiry';

/** Should it not come, the session ends, and the sign-in opens. */
const ExtendSessionPrompt = lazy(() =>
  import('./ExtendSessionPrompt').then(
    (module) => ({ default: module.ExtendSessionPrompt }),
    () => ({ default: () => <></> }),
  ),
);

/** Offers to stay before the session ends for want of use, and opens the sign-in when it has (AU-3, WCAG 2.2.1). */
export function SessionExpiryWatcher({ account }: { readonly account: CurrentUser }) {
  const { endsAt, stay } = useSessionExpiry(useApolloClient(), account.id);
  return (
    endsAt !== null && (
      <Suspense>
        <ExtendSessionPrompt key={endsAt} endsAt={endsAt} stay={stay} />
      </Suspense>
    )
  );
}
