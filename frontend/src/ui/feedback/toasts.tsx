import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as kit from '#messages/kit';
import { NoticeContext } from './NoticeRegion';
import styles from './toasts.module.css';
import { useDialogOpened } from '../dialogs/useDialogOpened';
import { useFreePlace } from '../hooks/useFreePlace';

const shownForMs = 8000;

/** An action in a success toast, such as Undo. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** How long the toast is shown with it; 8 s if omitted. */
  readonly shownForMs?: number;
}

/**
 * Returns a function that shows a success toast: `toast('Saved.')`. The toast survives a navigation. Null removes it, as when the next
 * action begins.
 */
export function useToast(): (text: string | null, action?: ToastAction) => void {
  const show = use(NoticeContext);
  return useCallback(
    (text, action) => show(text === null ? null : <Notice key={crypto.randomUUID()} text={text} action={action} />),
    [show],
  );
}

/** Returns a function that shows a toast about an event that the user did not cause. */
export function useInfoToast(): (text: string) => void {
  const show = use(NoticeContext);
  return useCallback((text) => show(<Notice key={crypto.randomUUID()} text={text} isNews />), [show]);
}

interface NoticeProps {
  readonly text: string;
  readonly action?: ToastAction | undefined;
  readonly isNews?: boolean;
}

/** A toast. It closes after a while, but not while it has the focus or the pointer is over it. */
function Notice({ text, action, isNews = false }: NoticeProps) {
  const show = use(NoticeContext);
  const close = () => show(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const here = useRef<HTMLDivElement>(null);
  const { column, above } = useFreePlace(here);
  const isHeld = isPointedAt || hasFocus;
  const forMs = action?.shownForMs ?? shownForMs;
  const closeByItself = useEffectEvent(close);
  // A dialog starts the next action: a success toast is outdated then, and would cover the dialog's buttons.
  useDialogOpened(() => !isNews && close());
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(closeByItself, forMs);
    return () => clearTimeout(timer);
  }, [isHeld, forMs]);
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
