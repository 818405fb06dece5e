import { Outlet, useLocation } from 'react-router-dom';
import { useTyped } from '../language/useTyped';
import { paths } from '../paths';
import { mainId } from '../ui/layout/SkipLink';
import styles from './PublicLayout.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Pages that load their content from the server: they have a minimum height of the window, so that the footer does not shift. */
const loadedPages = [paths.user, paths.patientSignup];

/**
 * Layout of the public site. Paths starting with /admin have no header and footer, /demo has no header; the prefix is compared without
 * case, as in the route table. The patient's pages below /user/ have a frame of their own (user/frame/OwnLayout).
 */
export function PublicLayout() {
  const pathname = useLocation().pathname.toLowerCase();
  const isAdmin = pathname.startsWith(paths.admin);
  useTyped();
  const isDemo = pathname.startsWith(paths.demo);
  const isLoaded = loadedPages.some((path) => pathname.startsWith(path));
  return (
    <div className={styles.shell}>
      {!isAdmin && !isDemo && <SiteHeader />}
      <main id={mainId} tabIndex={-1} className={isLoaded ? `${styles.main} ${styles.full}` : styles.main}>
        <Outlet />
      </main>
      {!isAdmin && <SiteFooter />}
    </div>
  );
}
