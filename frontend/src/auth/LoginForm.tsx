import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ErrorBanner } from '../ui/ErrorBanner';
import styles from './LoginForm.module.css';
import { OtpStep } from './OtpStep';
import { PhoneStep } from './PhoneStep';
import { SignedInNote } from './SignedInNote';
import type { Login } from './useLogin';

/** What is in the drawer: the back arrow, the alert, the step, and the link to the other mode (spec §2). */
export function LoginForm(login: Login) {
  const { state, dispatch } = login;
  const { mode, step, error } = state;
  const canGoBack = mode === 'admin' || step === 'otp';
  return (
    <div className={styles.form}>
      {canGoBack && (
        <Button
          type="text"
          icon={<ArrowLeftOutlined aria-hidden="true" />}
          className={styles.back}
          onClick={() => dispatch({ type: 'went back' })}
        >
          Back
        </Button>
      )}
      {!canGoBack && <SignedInNote />}
      {error !== null && <ErrorBanner message={error} onDismiss={() => dispatch({ type: 'error dismissed' })} />}
      {state.step === 'phone' ? (
        <PhoneStep key={mode} {...login} />
      ) : (
        <OtpStep key={state.resendAt} {...login} state={state} />
      )}
      <Button
        type="link"
        className={styles.modeLink}
        onClick={() => dispatch({ type: 'mode chosen', mode: mode === 'admin' ? 'user' : 'admin' })}
      >
        {mode === 'admin' ? 'Not an admin? Login as a user' : 'Admin account here'}
      </Button>
    </div>
  );
}
