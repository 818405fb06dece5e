import { NavLink } from 'react-router-dom';
import { adminLinks } from './admin-links';
import styles from './AdminSidebar.module.css';

/** The links of the admin console: in the sidebar on wide screens, in a drawer on phones. */
export function AdminSidebar({ onNavigate }: { readonly onNavigate?: () => void }) {
  return (
    <nav aria-label="Admin">
      <ul className={styles.list}>
        {adminLinks.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link} onClick={onNavigate}>
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
