import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useReplaceCurrentUser } from './AuthProvider';
import { signInAgain } from './sign-in-again';
import styles from './SignedOutBar.module.css';

/** Stands over the page after its sign-in was closed: what is true now, and both ways on. */
export function SignedOutBar() {
  const replaceCurrentUser = useReplaceCurrentUser();
  const navigate = useNavigate();
  const leave = () => {
    replaceCurrentUser(null);
    void navigate(paths.home, { replace: true, state: null });
  };
  return (
    <div role="alert" className={styles.bar}>
      <p className={styles.text}>
        You are signed out. This page is still open, but nothing on it can be saved or loaded until you sign in again.
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => void signInAgain.ask()}>
          Sign in again
        </button>
        <button type="button" className="button button-quiet" onClick={leave}>
          Leave the page
        </button>
      </div>
    </div>
  );
}
