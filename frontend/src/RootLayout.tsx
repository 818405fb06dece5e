import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { paths } from './paths';
import { SkipLink } from './ui/SkipLink';
import { useFocusAfterNavigation } from './ui/useFocusAfterNavigation';

/** Around every route: the skip link, and what happens to focus and scroll after a navigation. */
export function RootLayout() {
  const { pathname } = useLocation();
  // The drawer of /login takes the focus and gives it back.
  useFocusAfterNavigation(pathname === paths.login ? null : pathname);
  return (
    <>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
