import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as kit from '#messages/kit';
import { NoticeContext } from './NoticeRegion';
import styles from './toasts.module.css';
import { useDialogOpened } from './useDialogOpened';
import { useFreePlace } from './useFreePlace';

const shownForMs = 8000;

/** What can be done about an announced success, such as to undo it. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/**
 * Announces a success: `const toast = useToast(); toast('Saved.')`. It outlives a navigation (reading 69). Null takes it away, as when
 * the next thing is tried.
 */
export function useToast(): (text: string | null, action?: ToastAction) => void {
  const show = use(NoticeContext);
  return useCallback(
    (text, action) => show(text === null ? null : <Notice key={crypto.randomUUID()} text={text} action={action} />),
    [show],
  );
}

/** Announces what happened without anybody here having done it, which is no success. */
export function useInfoToast(): (text: string) => void {
  const show = use(NoticeContext);
  return useCallback((text) => show(<Notice key={crypto.randomUUID()} text={text} isNews />), [show]);
}

interface NoticeProps {
  readonly text: string;
  readonly action?: ToastAction | undefined;
  readonly isNews?: boolean;
}

/** A notice. It goes by itself, but not while somebody points at it or has the focus in it. */
function Notice({ text, action, isNews = false }: NoticeProps) {
  const show = use(NoticeContext);
  const close = () => show(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const here = useRef<HTMLDivElement>(null);
  const { column, above } = useFreePlace(here);
  const isHeld = isPointedAt || hasFocus;
  const closeByItself = useEffectEvent(close);
  // A success is not news any more once the next thing is tried, whose buttons it would lie over.
  useDialogOpened(() => !isNews && close());
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(closeByItself, shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      ref={here}
      className={isNews ? `${styles.notice} ${styles.news}` : styles.notice}
      style={{ justifySelf: column, transform: `translateY(${-above}px)` }}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.button} onClick={close}>
        {kit.close}
      </button>
    </div>
  );
}
