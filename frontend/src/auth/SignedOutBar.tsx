import { useNavigate } from 'react-router-dom';
import * as text from '#messages/sessionEnd';
import { paths } from '../paths';
import { useReplaceCurrentUser } from './AuthProvider';
import { reauthenticate } from './reauthentication';
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
