import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { adminLinks, moreAdminLinks } from './admin-links';
import styles from './AdminSidebar.module.css';

interface Props {
  readonly onNavigate?: (() => void) | undefined;
}

/** The links of the admin console: in the sidebar on wide screens, in a drawer on phones. */
export function AdminSidebar({ onNavigate }: Props) {
  const moreId = useId();
  return (
    <nav aria-label="Admin">
      <ul className={styles.list}>
        {adminLinks.map((link) => (
          <Entry key={link.to} {...link} onNavigate={onNavigate} />
        ))}
      </ul>
      <p id={moreId} className={styles.group}>
        Every day
      </p>
      <ul aria-labelledby={moreId} className={styles.list}>
        {moreAdminLinks.map((link) => (
          <Entry key={link.to} {...link} onNavigate={onNavigate} />
        ))}
      </ul>
    </nav>
  );
}

type Link = (typeof adminLinks)[number] | (typeof moreAdminLinks)[number];

function Entry({ to, label, Icon, onNavigate }: Link & Props) {
  return (
    <li>
      <NavLink to={to} end className={styles.link} onClick={onNavigate}>
        <Icon aria-hidden="true" />
        {label}
      </NavLink>
    </li>
  );
}
