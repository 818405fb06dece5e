import { NavLink } from 'react-router-dom';
import { paths } from '../paths';
import styles from './BottomNavigation.module.css';
import { ReferLink } from './ReferLink';

/** Home, My Patients and Refer, at the bottom of every demo page. The page reserves space for it below its footer. */
export function BottomNavigation() {
  return (
    <nav aria-label="Demo" className={styles.navigation}>
      <ul className={styles.list}>
        <li className={styles.entry}>
          <NavLink to={paths.demo} end className={styles.link}>
            <NavIcon path="M4 11 12 4l8 7v9h-6v-6h-4v6H4z" />
            Home
          </NavLink>
        </li>
        <li className={styles.entry}>
          <NavLink to={paths.demoPatients} className={styles.link}>
            <NavIcon path="M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 9c0-4 3-6 7-6s7 2 7 6M16 3.5a4 4 0 0 1 0 7M18 14.5c2.6.8 4 2.7 4 5.5" />
            My Patients
          </NavLink>
        </li>
        <li className={styles.entry}>
          <ReferLink className={styles.link}>
            <NavIcon path="M4 12h15m-6-7 7 7-7 7" />
            Refer
          </ReferLink>
        </li>
      </ul>
    </nav>
  );
}

function NavIcon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
