import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { paths } from './paths';
import { NavigationBlocker } from './ui/dialogs/NavigationBlocker';
import { NavigationProgress } from './ui/feedback/NavigationProgress';
import { SkipLink } from './ui/layout/SkipLink';
import { useFocusAfterNavigation } from './ui/hooks/useFocusAfterNavigation';

/** Key of a scroll position. The first page of every visit has the key `default`, and must not restore another page's position. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Layout of all routes: skip link, navigation progress, blockers, and focus and scroll after a navigation. */
export function RootLayout() {
  const { pathname } = useLocation();
  // The drawer of /login manages the focus itself.
  useFocusAfterNavigation(pathname === paths.login ? null : pathname);
  return (
    <NavigationBlocker>
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </NavigationBlocker>
  );
}
