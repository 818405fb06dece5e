import { useEffect, useSyncExternalStore } from 'react';
import { AntdProvider } from '../ui/AntdProvider';
import { useAuth } from './AuthProvider';
import type { CurrentUser } from './role';
import { signInAgain } from './sign-in-again';
import { SignedOutBar } from './SignedOutBar';
import { SignInAgainDrawer } from './SignInAgainDrawer';
import { StaySignedIn } from './StaySignedIn';

/** What stands over the pages of a signed-in account when its session nears its end, and after (clinic §9). */
export function SessionKeeper() {
  const { user } = useAuth();
  return user && <Keeper key={user.id} user={user} />;
}

function Keeper({ user }: { readonly user: CurrentUser }) {
  const state = useSyncExternalStore(signInAgain.subscribe, signInAgain.state);
  useEffect(() => () => signInAgain.reset(), []);
  return (
    <AntdProvider density="roomy">
      {state === 'in' && <StaySignedIn account={user} />}
      {state === 'asking' && <SignInAgainDrawer account={user} />}
      {state === 'out' && <SignedOutBar />}
    </AntdProvider>
  );
}
