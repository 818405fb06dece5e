import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import * as signIn from '#messages/signIn';
import { decorative } from '../ui/layout/decorative';
import { ErrorBanner } from '../ui/feedback/ErrorBanner';
import styles from './LoginForm.module.css';
import { OtpStep } from './OtpStep';
import { PhoneStep } from './PhoneStep';
import type { Login } from './useLogin';

interface Props extends Login {
  /** Re-authentication over an open page: no sign-up and no change of mode. */
  readonly isAgain?: boolean;
}

/** The current step, number or code, with the back arrow and the alert. */
export function LoginSteps({ isAgain = false, ...login }: Props) {
  const { state, dispatch } = login;
  const canGoBack = state.step === 'otp' || (state.mode !== 'user' && !isAgain);
  return (
    <>
      {canGoBack && (
        <Button
          type="text"
          icon={<ArrowLeftOutlined {...decorative} />}
          className={styles.back}
          onClick={() => dispatch({ type: 'went back' })}
        >
          {signIn.back}
        </Button>
      )}
      {state.error !== null && (
        <ErrorBanner message={state.error} onDismiss={() => dispatch({ type: 'error dismissed' })} />
      )}
      <output className={styles.news}>{state.step === 'otp' && state.isResent && signIn.newCode}</output>
      {state.step === 'phone' ? (
        <PhoneStep key={state.mode} {...login} isAgain={isAgain} />
      ) : (
        <OtpStep key={state.resendAt} {...login} state={state} />
      )}
    </>
  );
}
