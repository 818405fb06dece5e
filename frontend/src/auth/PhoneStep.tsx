import { Button, Checkbox, Input, type InputRef } from 'antd';
import { useEffect, useRef, type SubmitEvent } from 'react';
import styles from './LoginForm.module.css';
import type { Login } from './useLogin';

/** The mobile number, and for users the consent box, which is ticked beforehand and sent in no call (spec §2, reading 12). */
export function PhoneStep({ state, dispatch, busy, sendOtp }: Login) {
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  const isUser = state.mode === 'user';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void sendOtp();
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor="phoneNumber">{isUser ? 'Mobile number' : 'Admin mobile number'}</label>
        <Input
          ref={input}
          id="phoneNumber"
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          prefix={isUser ? '+91' : undefined}
          aria-describedby="phoneNumber-hint"
          value={state.phoneNumber}
          onChange={(event) => dispatch({ type: 'phone typed', phoneNumber: event.target.value })}
        />
        <p id="phoneNumber-hint" className={styles.hint}>
          {isUser
            ? 'We send a one-time password (OTP) to this number. New here? It signs you up, too.'
            : 'Only numbers that are registered as admins can sign in here.'}
        </p>
      </div>
      {isUser && (
        <Checkbox defaultChecked className={styles.consent}>
          Send me health tips, appointment details and offers on WhatsApp
        </Checkbox>
      )}
      <Button type="primary" htmlType="submit" block loading={busy}>
        Send OTP
      </Button>
    </form>
  );
}
