import type { ReactNode } from 'react';
import styles from './Subject.module.css';

/** What a dialog is about, set off from what it asks. */
export function Subject({ children }: { readonly children: ReactNode }) {
  return <div className={styles.subject}>{children}</div>;
}
