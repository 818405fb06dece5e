import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from './useAuth';
import type { CurrentUser } from './role';
import { reauthenticate } from './reauthentication';
import { SignInBar } from './SignInBar';
import { SignedOutBar } from './SignedOutBar';
import type { SignInAgainDrawer } from './SignInAgainDrawer';
import { SessionExpiryWatcher } from './SessionExpiryWatcher';

/** Overlay of a signed-in account's pages: the offer to extend the session, and re-authentication after its expiry. */
export function SessionExpiryOverlay() {
  const { user, loading } = useAuth();
  const state = useSyncExternalStore(reauthenticate.subscribe, reauthenticate.state);
  if (user) return <Keeper key={user.id} user={user} />;
  // The session expired before the page knew its account.
  return !loading && state !== 'in' && <SignInBar />;
}

function Keeper({ user }: { readonly user: CurrentUser }) {
  const state = useSyncExternalStore(reauthenticate.subscribe, reauthenticate.state);
  const drawer = useDrawer(state === 'asking');
  useEffect(() => () => reauthenticate.reset(), []);
  return (
    <>
      {state === 'in' && <SessionExpiryWatcher account={user} />}
      {state === 'asking' && drawer && createElement(drawer, { account: user })}
      {state === 'out' && <SignedOutBar />}
    </>
  );
}

/** Loads the re-authentication drawer on demand; if loading fails, the bar says how to continue. */
function useDrawer(isNeeded: boolean): typeof SignInAgainDrawer | null {
  const [drawer, setDrawer] = useState<typeof SignInAgainDrawer | null>(null);
  useEffect(() => {
    if (!isNeeded || drawer) return;
    import('./SignInAgainDrawer').then(
      (loaded) => setDrawer(() => loaded.SignInAgainDrawer),
      () => reauthenticate.giveUp(),
    );
  }, [isNeeded, drawer]);
  return drawer;
}
