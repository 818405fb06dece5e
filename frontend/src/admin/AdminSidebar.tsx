import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { staffPaths } from '../paths';
import { adminLinks, furtherLinks, linkGroups } from './admin-links';
import styles from './AdminSidebar.module.css';
import { SidebarGroup } from './SidebarGroup';
import { UnreadCount } from '../inbox/UnreadCount';

interface Props {
  readonly onNavigate?: (() => void) | undefined;
}

/** Links of the admin pages, some in groups that fold: in the sidebar on wide screens, in a drawer on phones. */
export function AdminSidebar({ onNavigate }: Props) {
  const id = useId();
  const { pathname } = useLocation();
  const entries = (links: readonly Link[]) =>
    links.map((link) => <Entry key={link.to} {...link} onNavigate={onNavigate} />);
  return (
    <nav aria-label="Admin">
      <ul className={styles.list}>{entries(adminLinks)}</ul>
      <div className={styles.groups}>
        {linkGroups.map(({ name, links }) => (
          <SidebarGroup key={name} name={name} isCurrent={links.some(({ to }) => isAtOrBelow(pathname, to))}>
            {entries(links)}
          </SidebarGroup>
        ))}
      </div>
      <p id={id} className={styles.further}>
        Further
      </p>
      <ul aria-labelledby={id} className={styles.list}>
        {entries(furtherLinks)}
      </ul>
    </nav>
  );
}

const isAtOrBelow = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

type Link = (typeof adminLinks | typeof furtherLinks | (typeof linkGroups)[number]['links'])[number];

function Entry({ to, label, Icon, onNavigate }: Link & Props) {
  const { pathname } = useLocation();
  return (
    <li>
      <NavLink to={to} end className={styles.link} onClick={onNavigate}>
        <Icon aria-hidden="true" />
        {label}
        {to === staffPaths.adminInbox && <UnreadCount key={pathname} />}
      </NavLink>
    </li>
  );
}
