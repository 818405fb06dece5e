import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorBanner } from './ErrorBanner';
import styles from './ErrorSlotProvider.module.css';

interface Place {
  readonly failure: string | null;
  /** Shows an error; null clears it, as when a new attempt begins. */
  readonly report: (failure: string | null) => void;
}

const PlaceContext = createContext<Place>({ failure: null, report: () => undefined });

/** Returns the nearest error slot. Reporting to it clears the errors of the slots around it. */
export function useErrorSlot(): Place {
  return use(PlaceContext);
}

/** Provides one error slot to a screen, dialog or card. It shows the error of the newest attempt only. */
export function ErrorSlotProvider({ children }: { readonly children: ReactNode }) {
  const { report: reportAround } = use(PlaceContext);
  const [failure, setFailure] = useState<string | null>(null);
  const report = useCallback(
    (text: string | null) => {
      setFailure(text);
      if (text === null) reportAround(null);
    },
    [reportAround],
  );
  const place = useMemo(() => ({ failure, report }), [failure, report]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Renders the error of the nearest slot. Dismissing it removes the focused button, so the focus returns to the previous element. */
export function ErrorSlot({ isSticky = false }: { readonly isSticky?: boolean }) {
  const { failure, report } = use(PlaceContext);
  const here = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    report(null);
    here.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={here} tabIndex={-1} className={isSticky ? styles.sticky : undefined}>
      {failure && <ErrorBanner message={failure} onDismiss={dismiss} />}
    </div>
  );
}
