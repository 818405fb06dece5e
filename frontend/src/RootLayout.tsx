import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { paths } from './paths';
import { NavigationProgress } from './ui/NavigationProgress';
import { SkipLink } from './ui/SkipLink';
import { useFocusAfterNavigation } from './ui/useFocusAfterNavigation';

/** Whose scroll position it is. The first page of each visit has the same key, and must not begin where another page was left. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Around every route: the skip link, the sign that a page is on its way, and what happens to focus and scroll after a navigation. */
export function RootLayout() {
  const { pathname } = useLocation();
  // The drawer of /login takes the focus and gives it back.
  useFocusAfterNavigation(pathname === paths.login ? null : pathname);
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
