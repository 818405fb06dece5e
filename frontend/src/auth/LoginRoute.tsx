import { lazy, Suspense } from 'react';
import * as login from '#messages/login';
import { paths } from '../paths';
import { SiteHead } from '../brand/SiteHead';
import { useIsHydrated } from '../ui/hooks/useIsHydrated';
import { LoginWaiting } from './LoginWaiting';

const LoginScreen = lazy(async () => ({ default: (await import('./LoginScreen')).LoginScreen }));

/**
 * The route /login: the drawer over the home page. The drawer loads after the page, because it needs Ant Design and Apollo; without
 * scripts, the page says what is missing.
 */
export function LoginRoute() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <SiteHead title={login.title} description={login.description} keywords={login.keywords} path={paths.login} />
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
