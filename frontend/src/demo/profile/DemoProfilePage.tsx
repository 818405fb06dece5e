import { DemoHeader } from '../DemoHeader';
import styles from '../DemoPage.module.css';
import { useDemoUser } from '../demo-state';
import { LoggedOut } from './LoggedOut';
import { ProfileMenu } from './ProfileMenu';
import { UserCard } from './UserCard';

/** /demo/profile: the current user of the demo and a menu; after Logout, that there is none (spec §2). */
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
