import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { adminLinks, clinicLinks } from './admin-links';
import styles from './AdminSidebar.module.css';
import { UnreadCount } from './inbox/UnreadCount';

interface Props {
  readonly onNavigate?: (() => void) | undefined;
}

/** The links of the admin console: in the sidebar on wide screens, in a drawer on phones. */
export function AdminSidebar({ onNavigate }: Props) {
  const clinicId = useId();
  return (
    <nav aria-label="Admin">
      <ul className={styles.list}>
        {adminLinks.map((link) => (
          <Entry key={link.to} {...link} onNavigate={onNavigate} />
        ))}
      </ul>
      <p id={clinicId} className={styles.group}>
        Clinic
      </p>
      <ul aria-labelledby={clinicId} className={styles.list}>
        {clinicLinks.map((link) => (
          <Entry key={link.to} {...link} onNavigate={onNavigate} />
        ))}
      </ul>
    </nav>
  );
}

type Link = (typeof adminLinks)[number] | (typeof clinicLinks)[number];

function Entry({ to, label, Icon, onNavigate }: Link & Props) {
  const { pathname } = useLocation();
  return (
    <li>
      <NavLink to={to} end className={styles.link} onClick={onNavigate}>
        <Icon aria-hidden="true" />
        {label}
        {to === paths.adminInbox && <UnreadCount key={pathname} />}
      </NavLink>
    </li>
  );
}
