import { createContext, useState, type ReactNode } from 'react';
import styles from './NoticeRegion.module.css';

/** Shows a toast in the region; null removes it. A separate module from toasts.tsx, so that public pages do not load that code. */
export const NoticeContext = createContext<(notice: ReactNode) => void>(() => undefined);

/** The live region for toasts. It is always mounted, because screen readers announce only what is added to an existing region. */
export function NoticeRegion({ children }: { readonly children: ReactNode }) {
  const [notice, show] = useState<ReactNode>(null);
  return (
    <NoticeContext value={show}>
      {children}
      <output className={styles.region}>{notice}</output>
    </NoticeContext>
  );
}
