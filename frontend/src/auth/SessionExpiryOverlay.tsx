import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from './AuthProvider';
import type { CurrentUser } from './role';
import { reauthenticate } from './reauthentication';
import { SignInBar } from './SignInBar';
import { SignedOutBar } from './SignedOutBar';
import type { SignInAgainDrawer } from './SignInAgainDrawer';
import { SessionExpiryWatcher } from './SessionExpiryWatcher';

/** What stands over the pages of a signed-in account when its session nears its end, and after (clinic §9). */
export function SessionExpiryOverlay() {
  const { user, loading } = useAuth();
  const state = useSyncExternalStore(reauthenticate.subscribe, reauthenticate.state);
  if (user) return <Keeper key={user.id} user={user} />;
  // A page whose session ended before it was told whose it is.
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

/** The sign-in, which comes when it is needed: no page begins with its weight. Should it not come, the bar says how to go on. */
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
