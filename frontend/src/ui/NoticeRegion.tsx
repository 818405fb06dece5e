import { createContext, useState, type ReactNode } from 'react';
import styles from './NoticeRegion.module.css';

/** Shows a notice in the region, or nothing; `useToast` of toasts.tsx makes notices, which public pages need not carry. */
export const NoticeContext = createContext<(notice: ReactNode) => void>(() => undefined);

/** Holds the notice above every page. The region is there from the start, since screen readers announce only what appears in it. */
export function NoticeRegion({ children }: { readonly children: ReactNode }) {
  const [notice, show] = useState<ReactNode>(null);
  return (
    <NoticeContext value={show}>
      {children}
      <output className={styles.region}>{notice}</output>
    </NoticeContext>
  );
}
