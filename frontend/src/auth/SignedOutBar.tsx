import { useNavigate } from 'react-router-dom';
import * as text from '#messages/sessionEnd';
import { paths } from '../paths';
import { useReplaceCurrentUser } from './useAuth';
import { reauthenticate } from './reauthentication';
import styles from './SignedOutBar.module.css';

/** Shown over the page after re-authentication is dismissed: the state, and links to sign in or leave. */
export function SignedOutBar() {
  const replaceCurrentUser = useReplaceCurrentUser();
  const navigate = useNavigate();
  const leave = () => {
    replaceCurrentUser(null);
    void navigate(paths.home, { replace: true, state: null });
  };
  return (
    <div role="alert" className={styles.bar}>
      <p className={styles.text}>{text.signedOut}</p>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => void reauthenticate.open()}>
          {text.again}
        </button>
        <button type="button" className="button button-quiet" onClick={leave}>
          {text.leave}
        </button>
      </div>
    </div>
  );
}
