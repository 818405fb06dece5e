import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as text from '#messages/ownPage';
import { paths } from '../paths';
import { AntdProvider } from '../ui/AntdProvider';
import { PageTitle } from '../ui/PageTitle';
import { useAuth } from './AuthProvider';
import styles from './OwnPage.module.css';
import type { CurrentUser } from './role';
import { useLogout } from './useLogout';

interface Props {
  readonly title: string;
  /** Of one column. */
  readonly isNarrow?: boolean;
  readonly children: (user: CurrentUser) => ReactNode;
}

/** The frame of a page of one's own outside the console: its title, what it shows to whom, Back to Home and Logout (spec §2). */
export function OwnPage({ title, isNarrow, children }: Props) {
  const { user } = useAuth();
  const logout = useLogout();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    // What the page shows goes first: it would ask again for what leaves the cache with the account.
    setIsLeaving(true);
    await logout();
    await navigate(paths.home, { replace: true, state: null });
  };
  return (
    <AntdProvider density="roomy">
      <div className={isNarrow ? `${styles.page} ${styles.narrow}` : styles.page}>
        <PageTitle title={title} />
        {user && !isLeaving && children(user)}
        <p className={styles.actions}>
          <Link to={paths.home} className="button button-quiet">
            {text.backHome}
          </Link>
          <button type="button" className="button" disabled={isLeaving} onClick={() => void leave()}>
            {text.logout}
          </button>
        </p>
      </div>
    </AntdProvider>
  );
}
