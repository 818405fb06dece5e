import type { ReactNode, Ref, SubmitEvent } from 'react';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { useClinic } from '../../brand/clinic';
import { dialAddress, phoneText } from '../../brand/clinic-phone';
import styles from './FormCard.module.css';
import { Unseen } from './Unseen';

interface FormCardProps {
  /** The id of the heading that names the form. */
  readonly labelledBy: string;
  readonly isSending?: boolean;
  /** What went wrong, until it is dismissed (reading 69). */
  readonly error: string | null;
  readonly errorId?: string;
  readonly onDismissError: () => void;
  /** It could not be sent: the direct ways stand with the error. */
  readonly isUnsent?: boolean;
  /** What went well; it is announced. */
  readonly success: string | null;
  /** How often it was sent: what is said again is announced again. */
  readonly attempt?: number;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/**
 * What both forms of the public site share. The browser's own bubbles are off, for the sentences of the specification; and the button
 * waits for the page to come alive, because a form that the browser sends by itself would put the message into the address. The field
 * that nobody meets comes then, too: it would only make the HTML heavier.
 */
export function FormCard({
  labelledBy,
  isSending = false,
  error,
  errorId,
  onDismissError,
  isUnsent = false,
  success,
  attempt,
  onSubmit,
  buttonRef,
  children,
}: FormCardProps) {
  const isHydrated = useIsHydrated();
  const { isOpen, phones, email } = useClinic();
  const [phone = ''] = phones;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <form noValidate className={`card card-raised ${styles.form}`} aria-labelledby={labelledBy} onSubmit={submit}>
      <p className={styles.note}>Please fill in every field.</p>
      {children}
      {isOpen && isHydrated && <Unseen name="website" />}
      {error && (
        <div id={errorId} key={attempt}>
          <ErrorBanner message={error} onDismiss={onDismissError} />
          {isUnsent && (
            <p className={styles.note}>
              What you wrote is still here. You can also call us on <a href={dialAddress(phone)}>{phoneText(phone)}</a>{' '}
              or write to <a href={`mailto:${email}`}>{email}</a>.
            </p>
          )}
        </div>
      )}
      <div>
        <button
          ref={buttonRef}
          type="submit"
          className={`button ${styles.send}`}
          disabled={isSending || !isHydrated}
          data-sending={isSending}
        >
          {isSending ? 'Sending...' : 'Send message'}
        </button>
        <output>
          {success && (
            <p key={attempt} className={styles.success}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="m5 12 5 5 9-10" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
              </svg>
              {success}
            </p>
          )}
        </output>
      </div>
      <noscript>
        <p className={styles.note}>This form needs JavaScript. Please call us on {phoneText(phone)} instead.</p>
      </noscript>
    </form>
  );
}
