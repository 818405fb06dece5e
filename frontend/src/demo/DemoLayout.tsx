import { Outlet } from 'react-router-dom';
import { BottomNavigation } from './BottomNavigation';
import styles from './DemoLayout.module.css';

/** Layout of all pages under /demo. Excluded from search engines, because its people do not exist. */
export function DemoLayout() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Outlet />
      <p className={styles.note}>This is a demo with sample data. The people and the numbers are made up.</p>
      <BottomNavigation />
    </>
  );
}
