import { Fragment, useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { adminLinks, linkGroups } from './admin-links';
import styles from './AdminSidebar.module.css';
import { UnreadCount } from '../inbox/UnreadCount';

interface Props {
  readonly onNavigate?: (() => void) | undefined;
}

/** Links of the admin pages: in the sidebar on wide screens, in a drawer on phones. */
export function AdminSidebar({ onNavigate }: Props) {
  const id = useId();
  return (
    <nav aria-label="Admin">
      <ul className={styles.list}>
        {adminLinks.map((link) => (
          <Entry key={link.to} {...link} onNavigate={onNavigate} />
        ))}
      </ul>
      {linkGroups.map(({ name, links }) => (
        <Fragment key={name}>
          <p id={id + name} className={styles.group}>
            {name}
          </p>
          <ul aria-labelledby={id + name} className={styles.list}>
            {links.map((link) => (
              <Entry key={link.to} {...link} onNavigate={onNavigate} />
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

type Link = (typeof adminLinks)[number] | (typeof linkGroups)[number]['links'][number];

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
