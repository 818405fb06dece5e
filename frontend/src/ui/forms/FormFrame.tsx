import type { ReactNode } from 'react';
import { ErrorSlotProvider } from '../feedback/ErrorSlotProvider';
import styles from './FormFrame.module.css';

/** The frame of a form that is its page's main content, with the page's error slot. Also holds the form's skeleton or result. */
export function FormFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`card ${styles.frame}`}>
      <ErrorSlotProvider>{children}</ErrorSlotProvider>
    </div>
  );
}
