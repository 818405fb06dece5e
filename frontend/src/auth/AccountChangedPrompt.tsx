import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import * as text from '#messages/sessionEnd';
import { useReplaceCurrentUser } from './useAuth';
import styles from './LoginForm.module.css';
import { nameOf } from './name-of';
import { ownPath } from './own-path';
import type { CurrentUser } from './role';
import { reauthenticate } from './reauthentication';

interface Props {
  /** The account of the open page. */
  readonly account: CurrentUser;
  /** The account that signed in over it. */
  readonly other: CurrentUser;
  /** Called after the other account is signed out again. */
  readonly onTakenBack: () => void;
}

const who = (words: ReactNode) => <strong>{words}</strong>;

/** Asks before the page is left because another account signed in over it: unsaved input belongs to the previous account. */
export function AccountChangedPrompt({ account, other, onTakenBack }: Props) {
  const replaceCurrentUser = useReplaceCurrentUser();
  const navigate = useNavigate();
  const goOn = () => {
    reauthenticate.reset();
    replaceCurrentUser(other);
    void navigate(ownPath(other), { replace: true, state: null });
  };
  return (
    <div className={styles.form} role="alert">
      <p className={styles.lead}>{text.otherAccount({ other: nameOf(other), name: nameOf(account), who })}</p>
      <Button type="primary" block onClick={goOn}>
        {text.leave}
      </Button>
      <Button block onClick={onTakenBack}>
        {text.signInAs({ name: nameOf(account) })}
      </Button>
    </div>
  );
}
