import { useId } from 'react';
import styles from './TextField.module.css';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  /** Autofill field name of the HTML standard. */
  readonly autoComplete?: string;
  /** A textarea. */
  readonly multiline?: boolean;
  /** Error message next to the field; empty if an alert covers it. */
  readonly error: string | undefined;
  /** Id of that alert. */
  readonly alertId: string;
  /** Read-only while sending, because a success resets the form with any text typed meanwhile. */
  readonly readOnly: boolean;
  readonly onEdit: () => void;
  /** Called when the user starts to fill in the form. */
  readonly onFocus: (() => void) | undefined;
}

/** A required, uncontrolled text field with label and error: text typed before hydration stays. */
export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', autoComplete, multiline, error, alertId, readOnly, onEdit, onFocus } = props;
  const id = useId();
  const isWrong = error !== undefined;
  const field = {
    id,
    name,
    autoComplete,
    required: true,
    readOnly,
    className: styles.input,
    'aria-invalid': isWrong,
    'aria-describedby': isWrong ? (error ? `${id}-error` : alertId) : undefined,
    onInput: onEdit,
    onFocus,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {multiline ? <textarea {...field} rows={5} /> : <input {...field} type={type} />}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1 15h-2v-2h2v2Zm0-4h-2V7h2v6Z" fill="currentColor" />
          </svg>
          {error}
        </p>
      )}
    </div>
  );
}
