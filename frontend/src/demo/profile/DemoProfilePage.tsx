import { DemoHeader } from '../DemoHeader';
import styles from '../DemoPage.module.css';
import { useDemoUser } from '../demo-state';
import { LoggedOut } from './LoggedOut';
import { ProfileMenu } from './ProfileMenu';
import { UserCard } from './UserCard';

/** /demo/profile: the demo's user and a menu, or the logged-out state. */
export function DemoProfilePage() {
  const user = useDemoUser();
  return (
    <>
      <DemoHeader title="Profile" />
      <div className={styles.page}>
        {user ? (
          <>
            <UserCard user={user} />
            <ProfileMenu />
          </>
        ) : (
          <LoggedOut />
        )}
      </div>
    </>
  );
}
