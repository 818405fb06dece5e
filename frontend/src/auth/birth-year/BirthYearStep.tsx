import { Button, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import * as text from '#messages/birthYear';
import { useClinic } from '#src/brand/clinic';
import { dialAddress, phoneText } from '#src/brand/clinic-phone';
import { errorOf } from '#src/errors';
import styles from '../LoginForm.module.css';
import { verifyFailureText } from '../login-errors';
import type { Login } from '../useLogin';
import { useConfirmBirthYearMutation } from './gql/generated';

const yearLength = 4;

/**
 * Asks for the year of birth after a sign-in on a new device that nobody had signed in to for long: the number may be somebody else's by now.
 * A year that was refused is sent again, because the clinic may have opened the account meanwhile.
 */
export function BirthYearStep({ state, dispatch, enterWhole }: Login) {
  const id = useId();
  const { mode } = state;
  const [year, setYear] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<InputRef>(null);
  const [confirm] = useConfirmBirthYearMutation();
  useEffect(() => input.current?.focus(), []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    dispatch({ type: 'submitted' });
    setBusy(true);
    try {
      const { data } = await confirm({ variables: { year: Number(year) } });
      if (data) await enterWhole(data.confirmBirthYear);
    } catch (error) {
      const failure = errorOf(error);
      const failureText = failure.cause === 'answer' ? verifyFailureText(mode, failure) : text.notConfirmed;
      // The session waits 15 minutes: a new code begins anew.
      if (failure.code === 'UNAUTHENTICATED') dispatch({ type: 'went back' });
      dispatch({ type: 'failed', mode, error: failureText });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.fields} onSubmit={(event) => void submit(event)}>
      <p id={`${id}-lead`} className={styles.lead}>
        {text.lead}
      </p>
      <div className={styles.field}>
        <label htmlFor={id}>{text.label}</label>
        <Input
          id={id}
          name="birthYear"
          inputMode="numeric"
          autoComplete="bday-year"
          pattern="[0-9]{4}"
          maxLength={yearLength}
          required
          ref={input}
          aria-describedby={`${id}-lead`}
          value={year}
          onChange={(event) => setYear(event.target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {text.confirm}
      </Button>
      <CallInstead />
    </form>
  );
}

/** Whom to call when the year is not accepted: the clinic opens the account after it has checked who calls. */
function CallInstead() {
  const { isOpen, phones } = useClinic();
  const [phone] = phones;
  if (!isOpen || !phone) return <p className={styles.hint}>{text.askClinic}</p>;
  const call = (words: ReactNode) => <a href={dialAddress(phone)}>{words}</a>;
  return <p className={styles.hint}>{text.callClinic({ phone: phoneText(phone), call })}</p>;
}
