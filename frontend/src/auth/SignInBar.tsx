import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as text from '#messages/sessionEnd';
import { paths } from '../paths';
import { reauthenticate } from './reauthentication';
import styles from './SignedOutBar.module.css';
import { wayBackTo } from './way-back';

/** Shown over a page whose session expired before its account was known; links to the sign-in. */
export function SignInBar() {
  const location = useLocation();
  useEffect(() => () => reauthenticate.reset(), []);
  return (
    <div role="alert" className={styles.bar}>
      <p className={styles.text}>{text.signedOut}</p>
      <div className={styles.buttons}>
        <Link to={paths.login} state={wayBackTo(location)} className="button">
          {text.again}
        </Link>
      </div>
    </div>
  );
}
