import { useEffect, useRef } from 'react';

/** Scrolls an element into view and focuses it on mount, so that advice is seen from further down the page. */
export function useIntoView<Shown extends HTMLElement>(isActive = true) {
  const ref = useRef<Shown>(null);
  const bring = () => {
    if (!isActive) return;
    ref.current?.focus({ preventScroll: true });
    // Braces: some browsers return a promise, which is no cleanup function.
    ref.current?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(bring, [isActive]);
  return ref;
}
