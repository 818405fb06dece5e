import type { ReactNode } from 'react';
import { ErrorSlotProvider } from './ErrorSlotProvider';
import styles from './FormFrame.module.css';

/** Around a form that is the content of its page, or what stands in its place, with the one place of its failures. */
export function FormFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`card ${styles.frame}`}>
      <ErrorSlotProvider>{children}</ErrorSlotProvider>
    </div>
  );
}
