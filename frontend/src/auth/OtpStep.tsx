import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import * as signIn from '#messages/signIn';
import { formatPhone } from '../values/phone-number';
import { AuthenticatorChoice } from './AuthenticatorChoice';
import styles from './LoginForm.module.css';
import type { LoginState } from './login-state';
import type { Login } from './useLogin';
import { useSecondsUntil } from './useSecondsUntil';

const codeLength = 6;

interface OtpStepProps extends Login {
  readonly state: Extract<LoginState, { step: 'otp' }>;
}

/** The code input, with a Resend button that is enabled when the server allows a resend. */
export function OtpStep({ state, dispatch, busy, sendOtp, verifyOtp }: OtpStepProps) {
  // The page below the drawer may have a code input, too.
  const id = useId();
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void verifyOtp(state.otp);
  };
  // Keep six digits of what is typed, pasted or autofilled.
  const type = (text: string) => {
    const otp = text.replaceAll(/\D/g, '');
    dispatch({ type: 'otp typed', otp });
    if (otp.length === codeLength && otp !== state.otp) void verifyOtp(otp);
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <output id={`${id}-sent`} className={styles.lead}>
        {signIn.sentTo({
          sent: state.sentMessage,
          phone: formatPhone(state.phoneNumber),
          number: (words) => <strong>{words}</strong>,
        })}
      </output>
      <div className={styles.field}>
        <label htmlFor={id}>{signIn.codeLabel}</label>
        <Input
          ref={input}
          id={id}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          aria-describedby={`${id}-sent`}
          value={state.otp}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <AuthenticatorChoice state={state} dispatch={dispatch}>
        <Button type={state.isSpent ? 'default' : 'primary'} htmlType="submit" block loading={busy}>
          {signIn.verify}
        </Button>
        <ResendButton {...state} busy={busy} onResend={() => void sendOtp()} />
      </AuthenticatorChoice>
    </form>
  );
}

interface ResendButtonProps {
  readonly resendAt: number;
  /** The code is locked after too many wrong attempts; a resend is required. */
  readonly isSpent: boolean;
  readonly busy: boolean;
  readonly onResend: () => void;
}

function ResendButton({ resendAt, isSpent, busy, onResend }: ResendButtonProps) {
  const seconds = useSecondsUntil(resendAt);
  return (
    <Button type={isSpent ? 'primary' : 'default'} block disabled={seconds > 0 || busy} onClick={onResend}>
      {seconds > 0 ? signIn.resendIn({ seconds }) : signIn.resend}
    </Button>
  );
}
