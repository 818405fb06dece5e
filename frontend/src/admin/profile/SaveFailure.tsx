import { Link } from 'react-router-dom';
import type { CallError } from '../../errors';
import { paths } from '../../paths';
import { ErrorBanner } from '../../ui/ErrorBanner';
import styles from './AdminProfileForm.module.css';

/** The refusals that a new sign-in cures. */
const signInCodes: readonly (string | undefined)[] = ['RECENT_SIGN_IN_REQUIRED', 'UNAUTHENTICATED'];

interface Props {
  readonly refusal: CallError;
  /** What failed stands beside an input already. */
  readonly isBesideInput?: boolean;
  readonly onDismiss: () => void;
}

/** The server's message or 'Failed to update profile' (spec §8), and the way on where signing in again helps. */
export function SaveFailure({ refusal, isBesideInput = false, onDismiss }: Props) {
  const message = refusal.cause === 'answer' ? refusal.message : 'Failed to update profile';
  return (
    <>
      {!isBesideInput && <ErrorBanner message={message} onDismiss={onDismiss} />}
      {signInCodes.includes(refusal.code) && (
        <p className={styles.signIn}>
          <Link to={paths.signIn}>Sign in again</Link>
        </p>
      )}
    </>
  );
}
