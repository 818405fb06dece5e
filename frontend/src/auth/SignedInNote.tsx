import { Link } from 'react-router-dom';
import { useAuth } from './AuthProvider';
import styles from './LoginForm.module.css';
import { ownPath } from './own-path';

/** Spares somebody who is signed in already another one-time password. */
export function SignedInNote() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <p className={styles.lead}>
      You are signed in{user.fullName && ` as ${user.fullName}`}.{' '}
      <Link to={ownPath(user)} replace>
        Go to your page
      </Link>
    </p>
  );
}
