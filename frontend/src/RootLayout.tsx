import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { paths } from './paths';
import { SkipLink } from './ui/SkipLink';
import { useFocusAfterNavigation } from './ui/useFocusAfterNavigation';

/** Around every route: the skip link, and what happens to focus and scroll after a navigation. */
export function RootLayout() {
  const { pathname } = useLocation();
  // /login shows the landing screen, and its drawer sees to the focus itself.
  useFocusAfterNavigation(pathname === paths.login ? paths.home : pathname);
  return (
    <>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
