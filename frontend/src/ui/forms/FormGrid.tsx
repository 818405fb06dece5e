import type { ReactNode } from 'react';
import styles from './FormGrid.module.css';

/** Lays out inputs in two columns, or one on narrow screens. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Spans both columns of a FormGrid. */
export function Wide({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
