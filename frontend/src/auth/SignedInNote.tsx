import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useAuth } from './AuthProvider';
import styles from './LoginForm.module.css';
import { roleOf } from './role';

/** Spares somebody who is signed in already another one-time password. */
export function SignedInNote() {
  const { user } = useAuth();
  if (!user) return null;
  const target = roleOf(user) === 'admin' ? paths.admin : paths.user;
  return (
    <p className={styles.lead}>
      You are signed in{user.fullName && ` as ${user.fullName}`}.{' '}
      <Link to={target} replace>
        Go to your page
      </Link>
    </p>
  );
}
