import type { ReactNode } from 'react';
import styles from './Subject.module.css';

/** The subject of a dialog, set off from the question. */
export function Subject({ children }: { readonly children: ReactNode }) {
  return <div className={styles.subject}>{children}</div>;
}
