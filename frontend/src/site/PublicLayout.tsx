import { Outlet, useLocation } from 'react-router-dom';
import { useTyped } from '../language/useTyped';
import { paths } from '../paths';
import { mainId } from '../ui/SkipLink';
import { LanguageFooter } from './LanguageFooter';
import styles from './PublicLayout.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Pages whose content comes from the server after the page: each fills the window from the start, so that no footer shifts in it. */
const loadedPages = [paths.user, paths.patientSignup, paths.physio, paths.doctor];

/**
 * The public shell. Header and footer are hidden on paths starting with /admin, the header on /demo too, by literal prefix (spec §2,
 * reading 49), in capitals or not, as the route table takes them. The pages below /user/ have a footer of their own.
 */
export function PublicLayout() {
  const pathname = useLocation().pathname.toLowerCase();
  const isAdmin = pathname.startsWith(paths.admin);
  useTyped();
  const isDemo = pathname.startsWith(paths.demo);
  const isLoaded = loadedPages.some((path) => pathname.startsWith(path));
  const Footer = pathname.startsWith(`${paths.user}/`) ? LanguageFooter : SiteFooter;
  return (
    <div className={styles.shell}>
      {!isAdmin && !isDemo && <SiteHeader />}
      <main id={mainId} tabIndex={-1} className={isLoaded ? `${styles.main} ${styles.full}` : styles.main}>
        <Outlet />
      </main>
      {!isAdmin && <Footer />}
    </div>
  );
}
