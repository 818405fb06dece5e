import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthProvider';
import { useLogout } from '../auth/useLogout';
import { paths } from '../paths';
import { AntdProvider } from '../ui/AntdProvider';
import { PageTitle } from '../ui/PageTitle';
import { OwnArea } from './OwnArea';
import styles from './UserPage.module.css';

/** /user: what a patient does next and how far they are, the own profile, Back to Home and Logout (spec §2, reading 64). */
export function UserPage() {
  const { user } = useAuth();
  const logout = useLogout();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    // The blocks go first: they would ask again for what leaves the cache with the account.
    setIsLeaving(true);
    await logout();
    await navigate(paths.home, { replace: true, state: null });
  };
  return (
    <AntdProvider density="roomy">
      <div className={styles.page}>
        <PageTitle title="Your profile" />
        {user && !isLeaving && <OwnArea key={user.id} user={user} />}
        <p className={styles.actions}>
          <Link to={paths.home} className="button button-quiet">
            Back to Home
          </Link>
          <button type="button" className="button" disabled={isLeaving} onClick={() => void leave()}>
            Logout
          </button>
        </p>
      </div>
    </AntdProvider>
  );
}
