import { lazy, Suspense, useEffect, useState } from 'react';
import { LoginWaiting } from './LoginWaiting';

const LoginScreen = lazy(async () => ({ default: (await import('./LoginScreen')).LoginScreen }));

/**
 * /login: the drawer over the landing screen. It comes after the screen is there, since Ant Design and Apollo come with it; where scripts
 * do not run, the screen says what is missing.
 */
export function LoginRoute() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
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
