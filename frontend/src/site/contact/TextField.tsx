import { useId } from 'react';
import styles from './TextField.module.css';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  /** What the browser may fill in; see the HTML standard's autofill field names. */
  readonly autoComplete?: string;
  /** For a text of several lines. */
  readonly multiline?: boolean;
  /** The sentence in red beside the field. */
  readonly error?: string | undefined;
  /** The id of an alert that speaks of this field among others. */
  readonly describedBy?: string | undefined;
  readonly onEdit: (name: string) => void;
  /** When somebody begins to fill it in. */
  readonly onFocus?: (() => void) | undefined;
}

/** A required text with its label and its error. The browser keeps the value, so that what is typed before the page comes alive stays. */
export function TextField({
  name,
  label,
  type = 'text',
  autoComplete,
  multiline = false,
  error,
  describedBy,
  onEdit,
  onFocus,
}: TextFieldProps) {
  const id = useId();
  const field = {
    id,
    name,
    autoComplete,
    required: true,
    className: styles.input,
    'aria-invalid': Boolean(error ?? describedBy),
    'aria-describedby': error ? `${id}-error` : describedBy,
    onInput: () => onEdit(name),
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
