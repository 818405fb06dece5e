import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as signIn from '#messages/signIn';
import { useAuth } from './useAuth';
import styles from './LoginForm.module.css';
import { ownPath } from './own-path';

/** Tells a user who opens the sign-in that they are already signed in. */
export function SignedInNote() {
  const { user } = useAuth();
  if (!user) return null;
  const link = (words: ReactNode) => (
    <Link to={ownPath(user)} replace>
      {words}
    </Link>
  );
  const { fullName: name } = user;
  return <p className={styles.lead}>{name ? signIn.signedInAs({ name, link }) : signIn.signedIn({ link })}</p>;
}
