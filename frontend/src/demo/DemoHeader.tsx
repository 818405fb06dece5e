import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Logo } from '../brand/Logo';
import { DocumentTitle } from '../ui/PageTitle';
import { Avatar } from './Avatar';
import styles from './DemoHeader.module.css';
import { SideMenu } from './SideMenu';
import { useDemoUser } from './demo-state';

interface DemoHeaderProps {
  /** The page's heading. */
  readonly title?: string;
  /** With the mark of the product, as on the home page. */
  readonly branded?: boolean;
  /** What stands here where the heading is further down. */
  readonly children?: ReactNode;
}

/** The fixed top of every demo page: the button of the side menu, the page's heading, and the way to the profile. */
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
