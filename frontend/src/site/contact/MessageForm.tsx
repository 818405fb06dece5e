import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import * as messageForm from '#messages/messageForm';
import { useClinic } from '#src/brand/clinic';
import { dialAddress, phoneText } from '#src/brand/clinic-phone';
import { useKeptTyping } from '#src/language/useTyped';
import { ErrorBanner } from '#src/ui/feedback/ErrorBanner';
import { useIsHydrated } from '#src/ui/hooks/useIsHydrated';
import { deliveryOf, type FormName } from './delivery';
import styles from './MessageForm.module.css';
import { TextField, type TextFieldProps } from './TextField';
import { useMessageForm, type FormState, type MessageCheck, type SendMessage } from './useMessageForm';

interface Props<Name extends string> {
  readonly form: FormName;
  readonly title: string;
  readonly fields: readonly (Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'multiline'> & {
    readonly name: Name;
  })[];
  readonly check: MessageCheck<Name>;
  /** Simulates the delivery while the clinic is not open; no request is sent. */
  readonly simulate?: SendMessage<Name>;
  readonly successText: string;
}

/** A form of the public site, which delivers once the clinic is open. Native validation is off, so that the form's own messages appear. */
export function MessageForm<Name extends string>(props: Props<Name>) {
  const { form, title, fields, check, simulate, successText } = props;
  const { isOpen } = useClinic();
  const isHydrated = useIsHydrated();
  const [delivery] = useState(() => deliveryOf(form));
  const names = fields.map(({ name }) => name);
  const { state, submit, dismiss, clearError } = useMessageForm(names, check, isOpen ? delivery.send : simulate);
  const { attempt, errors, alert, isSending = false, isUnsent } = state;
  const here = useRef<HTMLFormElement>(null);
  useKeptTyping(here);
  const id = useId();
  const alertId = `${id}-alert`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form ref={here} noValidate className={`card card-raised ${styles.form}`} aria-labelledby={id} onSubmit={submit}>
        <p className={styles.note}>{messageForm.note}</p>
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            error={errors[field.name]}
            alertId={alertId}
            readOnly={isSending}
            onEdit={() => clearError(field.name)}
            onFocus={isOpen ? delivery.begin : undefined}
          />
        ))}
        {isOpen && isHydrated && <Unseen />}
        {alert && (
          <div id={alertId} key={attempt}>
            <ErrorBanner message={alert} onDismiss={dismiss} />
            {isOpen && isUnsent && <DirectWays />}
          </div>
        )}
        <FormEnd state={state} isHydrated={isHydrated} successText={successText} />
      </form>
    </section>
  );
}

/** A honeypot field, which users neither see nor hear: bots fill it in. It is added on hydration, to keep the HTML small. */
function Unseen() {
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label>
        {messageForm.unseen}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function DirectWays() {
  const { phones, email } = useClinic();
  const [phone = ''] = phones;
  const call = (words: ReactNode) => <a href={dialAddress(phone)}>{words}</a>;
  const mail = (words: ReactNode) => <a href={`mailto:${email}`}>{words}</a>;
  return <p className={styles.note}>{messageForm.otherWays({ phone: phoneText(phone), email, call, mail })}</p>;
}

interface EndProps {
  readonly state: FormState;
  readonly isHydrated: boolean;
  readonly successText: string;
}

/**
 * The submit button and the success message. The button is disabled until hydration, because a native submit would put the message into the
 * address.
 */
function FormEnd({ state, isHydrated, successText }: EndProps) {
  const { attempt, isSending, isSent } = state;
  const [phone = ''] = useClinic().phones;
  const button = useRef<HTMLButtonElement>(null);
  // A disabled button loses focus: restore the user's position.
  useEffect(() => {
    if (state.attempt && !state.isSending && document.activeElement === document.body) button.current?.focus();
  }, [state]);
  return (
    <>
      <div>
        <button
          ref={button}
          type="submit"
          className={`button ${styles.send}`}
          disabled={isSending || !isHydrated}
          data-sending={isSending}
        >
          {isSending ? messageForm.sending : messageForm.send}
        </button>
        <output>
          {isSent && (
            <p key={attempt} className={styles.success}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="m5 12 5 5 9-10" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
              </svg>
              {successText}
            </p>
          )}
        </output>
      </div>
      <noscript>
        <p className={styles.note}>{messageForm.needsScript({ phone: phoneText(phone) })}</p>
      </noscript>
    </>
  );
}
