import { lazy, Suspense } from 'react';
import { paths } from '../paths';
import { SiteHead } from '../brand/SiteHead';
import { useIsHydrated } from '../ui/useIsHydrated';
import { LoginWaiting } from './LoginWaiting';

const LoginScreen = lazy(async () => ({ default: (await import('./LoginScreen')).LoginScreen }));

/**
 * /login: the drawer over the landing screen. It comes after the screen is there, since Ant Design and Apollo come with it; where scripts
 * do not run, the screen says what is missing.
 */
export function LoginRoute() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <SiteHead
        title="Sign in or sign up"
        description="Sign in with your mobile number and a one-time password to see your plan, your sessions and your progress. New here? It signs you up, too."
        keywords="sign in, sign up, patient, one-time password, physiotherapy"
        path={paths.login}
      />
      {isHydrated ? (
        <Suspense fallback={<LoginWaiting />}>
          <LoginScreen />
        </Suspense>
      ) : (
        <LoginWaiting />
      )}
    </>
  );
}
