import { Outlet, useLocation } from 'react-router-dom';
import { useTyped } from '../language/useTyped';
import { paths } from '../paths';
import { mainId } from '../ui/SkipLink';
import styles from './PublicLayout.module.css';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/**
 * The public shell. Header and footer are hidden on paths starting with /admin, the header on /demo too, by literal prefix (spec §2,
 * reading 49), in capitals or not, as the route table takes them.
 */
export function PublicLayout() {
  const pathname = useLocation().pathname.toLowerCase();
  const isAdmin = pathname.startsWith(paths.admin);
  useTyped();
  const isDemo = pathname.startsWith(paths.demo);
  return (
    <div className={styles.shell}>
      {!isAdmin && !isDemo && <SiteHeader />}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {!isAdmin && <SiteFooter />}
    </div>
  );
}
