import { Button, Checkbox, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import * as signIn from '#messages/signIn';
import { AuthenticatorChoice } from './AuthenticatorChoice';
import styles from './LoginForm.module.css';
import type { LoginMode } from './login-errors';
import type { Login } from './useLogin';

interface Props extends Login {
  readonly isAgain: boolean;
}

const hints: Readonly<Record<LoginMode, string>> = {
  user: signIn.userHint,
  admin: signIn.adminHint,
  staff: signIn.staffHint,
};

function hintOf(mode: LoginMode, isAgain: boolean): string {
  if (isAgain) return signIn.againHint;
  return hints[mode];
}

/** The mobile number. For patients also the consent box, checked by default and not sent, and 'Keep me signed in', unchecked by default. */
export function PhoneStep({ state, dispatch, busy, sendOtp, isAgain }: Props) {
  // The page below the drawer may have a number input, too.
  const id = useId();
  const input = useRef<InputRef>(null);
  useEffect(() => {
    const focus = () => input.current?.focus();
    focus();
    // A dialog below traps the focus until the drawer locks it, later in this task.
    const timer = setTimeout(focus);
    return () => clearTimeout(timer);
  }, []);
  const isUser = state.mode === 'user';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void sendOtp();
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor={id}>{state.mode === 'admin' ? signIn.adminPhoneLabel : signIn.phoneLabel}</label>
        <Input
          ref={input}
          id={id}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          prefix={isUser ? '+91' : undefined}
          aria-describedby={`${id}-hint`}
          value={state.phoneNumber}
          onChange={(event) => dispatch({ type: 'phone typed', phoneNumber: event.target.value })}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {hintOf(state.mode, isAgain)}
        </p>
      </div>
      {isUser && !isAgain && (
        <Checkbox defaultChecked className={styles.consent}>
          {signIn.consent}
        </Checkbox>
      )}
      {isUser && (
        <div className={styles.field}>
          <Checkbox
            checked={state.keepSignedIn}
            className={styles.consent}
            aria-describedby={`${id}-keep`}
            onChange={(event) => dispatch({ type: 'keeping chosen', keepSignedIn: event.target.checked })}
          >
            {signIn.keep}
          </Checkbox>
          <p id={`${id}-keep`} className={styles.hint}>
            {signIn.keepHint}
          </p>
        </div>
      )}
      <AuthenticatorChoice state={state} dispatch={dispatch}>
        <Button type={state.isNotSent && !isUser ? 'default' : 'primary'} htmlType="submit" block loading={busy}>
          {signIn.send}
        </Button>
      </AuthenticatorChoice>
    </form>
  );
}
