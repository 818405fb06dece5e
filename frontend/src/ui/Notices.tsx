import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import styles from './Notices.module.css';

const shownForMs = 8000;

const NoticeContext = createContext<(text: string) => void>(() => undefined);

/** Announces a success: `const notify = useNotify(); notify('Saved.')`. It outlives a navigation (reading 69). */
export function useNotify(): (text: string) => void {
  return use(NoticeContext);
}

/** Holds the notice on top of every page. The region is there from the start, since screen readers announce only what appears in it. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<{ readonly text: string } | null>(null);
  const notify = useCallback((text: string) => setNotice({ text }), []);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), shownForMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <NoticeContext value={notify}>
      {children}
      <output className={styles.region}>
        {notice && (
          <div className={styles.notice}>
            <p className={styles.text}>{notice.text}</p>
            <button type="button" className={styles.dismiss} onClick={() => setNotice(null)}>
              Close
            </button>
          </div>
        )}
      </output>
    </NoticeContext>
  );
}
