import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Logo } from '../brand/Logo';
import { DocumentTitle } from '../ui/layout/PageTitle';
import { Avatar } from './Avatar';
import styles from './DemoHeader.module.css';
import { SideMenu } from './SideMenu';
import { useDemoUser } from './demo-state';

interface DemoHeaderProps {
  /** The page's heading. */
  readonly title?: string;
  /** Shows the logo, as on the home page. */
  readonly branded?: boolean;
  /** Content instead of the heading, if that is further down. */
  readonly children?: ReactNode;
}

/** The fixed header of every demo page: menu button, heading and profile link. */
export function DemoHeader({ title, branded = false, children }: DemoHeaderProps) {
  const user = useDemoUser();
  return (
    <div className={styles.header}>
      <div className={styles.bar}>
        <SideMenu />
        {branded && <Logo />}
        {title === undefined ? (
          <div className={styles.middle}>{children}</div>
        ) : (
          <>
            <DocumentTitle title={title} />
            <h1 tabIndex={-1} className={`${styles.middle} ${styles.title}`}>
              {title}
            </h1>
          </>
        )}
        <Link to={paths.demoProfile} className={styles.profile}>
          <Avatar initials={user?.initials ?? '?'} />
          <span className={styles.name}>{user ? `Profile of ${user.name}` : 'Profile'}</span>
        </Link>
      </div>
    </div>
  );
}
