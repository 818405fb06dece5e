import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorOf } from '../../errors';
import { paths } from '../../paths';

/** The refusals that a new sign-in cures. */
const signInCodes: readonly (string | undefined)[] = ['RECENT_SIGN_IN_REQUIRED', 'UNAUTHENTICATED'];

/** The way on where signing in again helps: a link, once a call that was watched was refused for it. */
export function useSignInAgain() {
  const [isNeeded, setNeeded] = useState(false);
  const watched = async <Answer,>(call: Promise<Answer>): Promise<Answer> => {
    setNeeded(false);
    try {
      return await call;
    } catch (error) {
      setNeeded(signInCodes.includes(errorOf(error).code));
      throw error;
    }
  };
  const link = isNeeded && (
    <p>
      <Link to={paths.signIn}>Sign in again</Link>
    </p>
  );
  return { watched, link };
}
