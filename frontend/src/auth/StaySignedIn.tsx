import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import type { CurrentUser } from './role';
import { useSessionEnd } from './useSessionEnd';

/** Should it not come, the session ends, and the sign-in opens. */
const StayOffer = lazy(() =>
  import('./StayOffer').then(
    (module) => ({ default: module.StayOffer }),
    () => ({ default: () => <></> }),
  ),
);

/** Offers to stay before the session ends for want of use, and opens the sign-in when it has (AU-3, WCAG 2.2.1). */
export function StaySignedIn({ account }: { readonly account: CurrentUser }) {
  const { endsAt, stay } = useSessionEnd(useApolloClient(), account.id);
  return (
    endsAt !== null && (
      <Suspense>
        <StayOffer key={endsAt} endsAt={endsAt} stay={stay} />
      </Suspense>
    )
  );
}
