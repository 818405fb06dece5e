import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useReplaceCurrentUser } from './AuthProvider';
import styles from './LoginForm.module.css';
import { nameOf } from './name-of';
import { ownPath } from './own-path';
import type { CurrentUser } from './role';
import { signInAgain } from './sign-in-again';

interface Props {
  /** Whose page it is. */
  readonly account: CurrentUser;
  /** Who signed in over it. */
  readonly other: CurrentUser;
  /** The other account is signed out again. */
  readonly onTakenBack: () => void;
}

/** Asks before a page is left because another account signed in over it: what was typed belongs to the former one (reading 2). */
export function OtherAccount({ account, other, onTakenBack }: Props) {
  const replaceCurrentUser = useReplaceCurrentUser();
  const navigate = useNavigate();
  const goOn = () => {
    signInAgain.reset();
    replaceCurrentUser(other);
    void navigate(ownPath(other), { replace: true, state: null });
  };
  return (
    <div className={styles.form} role="alert">
      <p className={styles.lead}>
        You signed in as <strong>{nameOf(other)}</strong>, but this page belongs to <strong>{nameOf(account)}</strong>.
        Leave it? What was typed on it and not saved is lost then.
      </p>
      <Button type="primary" block onClick={goOn}>
        Leave the page
      </Button>
      <Button block onClick={onTakenBack}>
        Sign in as {nameOf(account)} instead
      </Button>
    </div>
  );
}
