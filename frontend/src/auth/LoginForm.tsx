import { Button } from 'antd';
import styles from './LoginForm.module.css';
import { LoginSteps } from './LoginSteps';
import { SignedInNote } from './SignedInNote';
import type { Login } from './useLogin';

/** What is in the drawer of /login: the steps, and the link to the other mode (spec §2). */
export function LoginForm(login: Login) {
  const { mode, step } = login.state;
  return (
    <div className={styles.form}>
      {mode === 'user' && step === 'phone' && <SignedInNote />}
      <LoginSteps {...login} />
      <Button
        type="link"
        className={styles.modeLink}
        onClick={() => login.dispatch({ type: 'mode chosen', mode: mode === 'admin' ? 'user' : 'admin' })}
      >
        {mode === 'admin' ? 'Not an admin? Login as a user' : 'Admin account here'}
      </Button>
    </div>
  );
}
