import { useId } from 'react';
import styles from './TextField.module.css';

export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  /** What the browser may fill in; see the HTML standard's autofill field names. */
  readonly autoComplete?: string;
  /** For a text of several lines. */
  readonly multiline?: boolean;
  /** The sentence in red beside the field; empty where an alert speaks of it among others. */
  readonly error: string | undefined;
  /** The id of that alert. */
  readonly alertId: string;
  /** While it is sent: the form is emptied when that went well, and would take along what was typed meanwhile. */
  readonly readOnly: boolean;
  readonly onEdit: () => void;
  /** When somebody begins to fill it in. */
  readonly onFocus: (() => void) | undefined;
}

/** A required text with its label and its error. The browser keeps the value, so that what is typed before the page comes alive stays. */
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
