import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import * as signIn from '#messages/signIn';
import { decorative } from '../ui/layout/decorative';
import { ErrorBanner } from '../ui/feedback/ErrorBanner';
import { LoadingText } from '../ui/feedback/LoadingText';
import styles from './LoginForm.module.css';
import { OtpStep } from './OtpStep';
import { PhoneStep } from './PhoneStep';
import type { Login } from './useLogin';

const AuthenticatorStep = lazy(async () => ({
  default: (await import('./authenticator/AuthenticatorStep')).AuthenticatorStep,
}));

const SecondFactorStep = lazy(async () => ({
  default: (await import('../factors/SecondFactorStep')).SecondFactorStep,
}));

const BirthYearStep = lazy(async () => ({
  default: (await import('./birth-year/BirthYearStep')).BirthYearStep,
}));

interface Props extends Login {
  /** Re-authentication over an open page: no sign-up and no change of mode. */
  readonly isAgain?: boolean;
}

/** The current step, number, code, authenticator, second factor or year of birth, with the back arrow and the alert. */
export function LoginSteps({ isAgain = false, ...login }: Props) {
  const { state, dispatch } = login;
  const canGoBack = state.step !== 'phone' || (state.mode !== 'user' && !isAgain);
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
      {state.step === 'phone' && <PhoneStep key={state.mode} {...login} isAgain={isAgain} />}
      {state.step === 'otp' && <OtpStep key={state.resendAt} {...login} state={state} />}
      {state.step === 'authenticator' && (
        <Suspense fallback={<LoadingText />}>
          <AuthenticatorStep {...login} />
        </Suspense>
      )}
      {state.step === 'birthYear' && (
        <Suspense fallback={<LoadingText />}>
          <BirthYearStep {...login} />
        </Suspense>
      )}
      {state.step === 'second' && (
        <Suspense fallback={<LoadingText />}>
          <SecondFactorStep onWhole={login.enterWhole} />
        </Suspense>
      )}
    </>
  );
}
