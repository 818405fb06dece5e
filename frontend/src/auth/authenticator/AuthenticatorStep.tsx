import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import * as text from '#messages/authenticator';
import * as signIn from '#messages/signIn';
import { errorOf } from '#src/errors';
import styles from '../LoginForm.module.css';
import { verifyFailureText } from '../login-errors';
import { doors, numberToSend, type Login } from '../useLogin';
import { useVerifyAuthenticatorMutation } from './gql/generated';

const codeLength = 6;

/** Sign-in by the code of an authenticator app, or by a recovery code. A code that was refused is not sent again. */
export function AuthenticatorStep({ state, dispatch, enter }: Login) {
  const id = useId();
  const { mode, phoneNumber } = state;
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [beginsWithCode] = useState(Boolean(phoneNumber));
  const phoneInput = useRef<InputRef>(null);
  const codeInput = useRef<InputRef>(null);
  const [isBusy, setBusy] = useState(false);
  const isCodeFirst = beginsWithCode || isRecovery;
  useEffect(() => (isCodeFirst ? codeInput : phoneInput).current?.focus(), [isCodeFirst]);
  const [verifyCode] = useVerifyAuthenticatorMutation();
  const isSending = useRef(false);
  const refused = useRef<{ readonly sent: string; readonly error: string } | null>(null);

  async function verify(typed: string) {
    if (isSending.current) return;
    const variables = { door: doors[mode], phoneNumber: numberToSend(mode, phoneNumber), code: typed };
    const sent = JSON.stringify(variables);
    if (refused.current?.sent === sent) return dispatch({ type: 'failed', mode, error: refused.current.error });
    isSending.current = true;
    dispatch({ type: 'submitted' });
    setBusy(true);
    try {
      const { data } = await verifyCode({ variables });
      if (data) await enter(data.verifyAuthenticator);
    } catch (error) {
      const failure = errorOf(error);
      const failureText = failure.cause === 'answer' ? verifyFailureText(mode, failure) : text.notVerified;
      if (failure.code === 'WRONG_OTP') refused.current = { sent, error: failureText };
      dispatch({ type: 'failed', mode, error: failureText });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  const type = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '');
    setCode(isRecovery ? typed : digits);
    if (!isRecovery && phoneNumber && digits.length === codeLength && digits !== code) void verify(digits);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void verify(code);
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <p id={`${id}-lead`} className={styles.lead}>
        {isRecovery ? text.recoveryLead : text.lead}
      </p>
      <div className={styles.field}>
        <label htmlFor={`${id}-phone`}>{mode === 'admin' ? signIn.adminPhoneLabel : signIn.phoneLabel}</label>
        <Input
          id={`${id}-phone`}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          ref={phoneInput}
          value={phoneNumber}
          onChange={(event) => dispatch({ type: 'phone typed', phoneNumber: event.target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={id}>{isRecovery ? text.recoveryLabel : text.codeLabel}</label>
        <Input
          // Another input, so that the phone shows its other keyboard.
          key={String(isRecovery)}
          id={id}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="characters"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          maxLength={40}
          required
          ref={codeInput}
          aria-describedby={`${id}-lead`}
          value={code}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {text.verify}
      </Button>
      <Button type="link" block disabled={isBusy} onClick={change}>
        {isRecovery ? text.toApp : text.toRecovery}
      </Button>
    </form>
  );
}
