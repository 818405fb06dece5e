import type { ReactNode } from 'react';
import styles from './FilterField.module.css';

interface Props {
  /** Id of the input. */
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A filter input with its label. */
export function FilterField({ id, label, children }: Props) {
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}
