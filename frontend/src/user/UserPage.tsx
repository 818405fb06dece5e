import { Link, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/AuthProvider';
import { useLogout } from '../auth/useLogout';
import { paths } from '../paths';
import { formatPhone } from '../phone-number';
import { PageTitle } from '../ui/PageTitle';
import styles from './UserPage.module.css';

/** /user: who is signed in, Logout (reading 64) and Back to Home. The rest of the profile page comes with its own issue. */
export function UserPage() {
  const { user } = useAuth();
  const logout = useLogout();
  const navigate = useNavigate();
  const leave = async () => {
    await logout();
    await navigate(paths.home, { replace: true, state: null });
  };
  return (
    <div className={styles.page}>
      <PageTitle title="Your profile" />
      {user && (
        <dl className={styles.facts}>
          <dt>Full name</dt>
          <dd>{user.fullName || 'Not given yet'}</dd>
          <dt>Mobile number</dt>
          <dd>{formatPhone(user.mobileNumber)}</dd>
        </dl>
      )}
      <p className={styles.actions}>
        <Link to={paths.home} className="button button-quiet">
          Back to Home
        </Link>
        <button type="button" className="button" onClick={() => void leave()}>
          Logout
        </button>
      </p>
    </div>
  );
}
