import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorBanner } from './ErrorBanner';
import styles from './ErrorSlotProvider.module.css';

interface Place {
  readonly failure: string | null;
  /** Says why the last attempt failed; null when there is a new one, or none to speak of. */
  readonly report: (failure: string | null) => void;
}

const PlaceContext = createContext<Place>({ failure: null, report: () => undefined });

/** Where the failures of what stands here are said (see ErrorSlot). A new attempt takes away the former failure, here and around. */
export function useErrorSlot(): Place {
  return use(PlaceContext);
}

/** Around a screen, a dialog or a block with one place for failures: the newest attempt alone has one. */
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

/** The banner of the place around. When it is dismissed its button goes; the focus stays where it was. */
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
