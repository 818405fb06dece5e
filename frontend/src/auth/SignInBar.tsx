import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/sessionEnd';
import { paths } from '../paths';
import { signInAgain } from './sign-in-again';
import styles from './SignedOutBar.module.css';

/** Stands over a page whose session has ended and that does not know whose it was: signing in begins at the door. */
export function SignInBar() {
  useEffect(() => () => signInAgain.reset(), []);
  return (
    <div role="alert" className={styles.bar}>
      <p className={styles.text}>{text.signedOut}</p>
      <div className={styles.buttons}>
        <Link to={paths.login} className="button">
          {text.again}
        </Link>
      </div>
    </div>
  );
}
