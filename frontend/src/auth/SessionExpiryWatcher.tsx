import { lazy, Suspense } from 'react';
import type { CurrentUser } from './role';
import { useAppSession } from './useAppSession';
import { useSessionExpiry } from './useSessionExpiry';

/** If it does not load, the session expires and re-authentication opens. */
const ExtendSessionPrompt = lazy(() =>
  import('./ExtendSessionPrompt').then(
    (module) => ({ default: module.ExtendSessionPrompt }),
    () => ({ default: () => <></> }),
  ),
);

/** Offers to extend the session before its idle timeout, and opens re-authentication after expiry (WCAG 2.2.1). */
export function SessionExpiryWatcher({ account }: { readonly account: CurrentUser }) {
  const { endsAt, stay } = useSessionExpiry(useAppSession(), account.id);
  return (
    endsAt !== null && (
      <Suspense>
        <ExtendSessionPrompt key={endsAt} endsAt={endsAt} stay={stay} />
      </Suspense>
    )
  );
}
