import { lazy, Suspense } from 'react';
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
      <meta name="robots" content="noindex" />
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
