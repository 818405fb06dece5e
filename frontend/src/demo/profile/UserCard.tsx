import { Link } from 'react-router-dom';
import { paths } from '#src/paths';
import { Avatar } from '../Avatar';
import pageStyles from '../DemoPage.module.css';
import type { DemoUser } from '../sample-data';
import styles from './UserCard.module.css';

/** The demo's user: initials, name, contact and Edit. */
export function UserCard({ user }: { readonly user: DemoUser }) {
  return (
    <section aria-label={user.name} className={`card card-raised ${pageStyles.card} ${styles.card}`}>
      <Avatar initials={user.initials} large />
      <div className={styles.who}>
        <h2 className={styles.name}>{user.name}</h2>
        <p className={pageStyles.quiet}>{user.contact}</p>
      </div>
      <Link to={paths.demoEditProfile} className="button button-quiet">
        Edit
      </Link>
    </section>
  );
}
