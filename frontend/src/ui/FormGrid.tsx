import type { ReactNode } from 'react';
import styles from './FormGrid.module.css';

/** The inputs of a form two by two, one below the other where it is narrow. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** What takes the whole width of the grid around it. */
export function Wide({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
