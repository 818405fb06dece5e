import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Logo } from '../site/Logo';
import { DocumentTitle } from '../ui/PageTitle';
import { Avatar } from './Avatar';
import styles from './DemoHeader.module.css';
import { SideMenu } from './SideMenu';
import { useDemoUser } from './demo-state';

interface DemoHeaderProps {
  readonly title: string;
  /** With the mark of the product, as on the home page. */
  readonly branded?: boolean;
  /** Whether the heading of the page stands below, so that this is only the name of the part of the demo. */
  readonly quiet?: boolean;
}

/** The fixed top of every demo page: the button of the side menu, the page's heading, and the way to the profile. */
export function DemoHeader({ title, branded = false, quiet = false }: DemoHeaderProps) {
  const user = useDemoUser();
  return (
    <div className={styles.header}>
      <div className={styles.bar}>
        <SideMenu />
        {branded && <Logo />}
        {quiet ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <>
            <DocumentTitle title={title} />
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
          </>
        )}
        <Link
          to={paths.demoProfile}
          className={styles.profile}
          aria-label={user ? `Profile of ${user.name}` : 'Profile'}
        >
          <Avatar initials={user?.initials ?? '?'} />
        </Link>
      </div>
    </div>
  );
}
