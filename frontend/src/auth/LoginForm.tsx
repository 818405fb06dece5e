import { Button } from 'antd';
import * as signIn from '#messages/signIn';
import type { LoginMode } from './login-errors';
import styles from './LoginForm.module.css';
import { LoginSteps } from './LoginSteps';
import { SignedInNote } from './SignedInNote';
import type { Login } from './useLogin';

/** Links from each sign-in mode to the others. */
const others: Readonly<Record<LoginMode, readonly (readonly [LoginMode, string])[]>> = {
  user: [
    ['admin', signIn.toAdmin],
    ['staff', signIn.toStaff],
  ],
  admin: [['user', signIn.fromAdmin]],
  staff: [['user', signIn.fromStaff]],
};

interface Props extends Login {
  /** The sign-in was requested by a protected page. */
  readonly isBeforePage: boolean;
}

/** Content of the drawer at /login: the steps and the links to other modes. */
export function LoginForm({ isBeforePage, ...login }: Props) {
  const { mode, step } = login.state;
  return (
    <div className={styles.form}>
      {mode === 'user' && step === 'phone' && <SignedInNote />}
      {isBeforePage && step === 'phone' && <p className={styles.lead}>{signIn.beforePage}</p>}
      <LoginSteps {...login} />
      {others[mode].map(([other, label]) => (
        <Button
          key={other}
          type="link"
          className={styles.modeLink}
          onClick={() => login.dispatch({ type: 'mode chosen', mode: other })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
