import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#src/paths';
import { logOutOfDemo } from '../demo-state';
import styles from './ProfileMenu.module.css';

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.demoChangeAddress, label: 'Change address' },
  { to: paths.demoPrivacyPolicy, label: 'Privacy policy' },
  { to: paths.demoHelp, label: 'Help' },
  { to: paths.demoChangeMobile, label: 'Change Mobile no' },
] as const;

/** The profile menu. Logout clears only the demo's user and goes to /; a signed-in account stays signed in. */
export function ProfileMenu() {
  const navigate = useNavigate();
  const logOut = () => {
    logOutOfDemo();
    void navigate(paths.home);
  };
  return (
    <nav aria-label="Profile">
      <ul className={`card card-raised ${styles.list}`}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.entry}>
              {label}
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="m9 5 7 7-7 7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={`${styles.entry} ${styles.logout}`} onClick={logOut}>
            Logout
          </button>
        </li>
      </ul>
    </nav>
  );
}
