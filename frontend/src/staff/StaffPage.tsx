import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthProvider';
import type { CurrentUser } from '../auth/role';
import { useLogout } from '../auth/useLogout';
import { paths } from '../paths';
import { formatPhone } from '../values/phone-number';
import { AntdProvider } from '../ui/AntdProvider';
import { DiscardQuestionProvider } from '../ui/DiscardQuestion';
import { PageTitle } from '../ui/PageTitle';
import { Questions } from '../ui/Questions';
import styles from './StaffPage.module.css';

interface Props {
  readonly title: string;
  readonly children: (user: CurrentUser) => ReactNode;
}

/** The frame of a page of the team: its title, who is signed in, and Logout (clinic §2). */
export function StaffPage({ title, children }: Props) {
  const { user } = useAuth();
  const logout = useLogout();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    // The page's content goes first: it would ask again for what leaves the cache with the account.
    setIsLeaving(true);
    await logout();
    await navigate(paths.home, { replace: true, state: null });
  };
  return (
    <AntdProvider density="roomy">
      <div className={styles.page}>
        <PageTitle title={title} />
        {user && (
          <p className={styles.who}>
            {user.fullName && <strong>{user.fullName}, </strong>}
            signed in with {formatPhone(user.mobileNumber)}
          </p>
        )}
        <Questions>
          <DiscardQuestionProvider>{user && !isLeaving && children(user)}</DiscardQuestionProvider>
        </Questions>
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
