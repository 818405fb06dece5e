import { useEffect, useRef } from 'react';

/** Scrolls an element into view and focuses it when it is mounted, so that advice is seen by whoever is further down the page. */
export function useIntoView<Shown extends HTMLElement>(isActive = true) {
  const ref = useRef<Shown>(null);
  const bring = () => {
    if (!isActive) return;
    ref.current?.focus({ preventScroll: true });
    // Browsers answer it with a promise by now, which is no clean-up.
    ref.current?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(bring, [isActive]);
  return ref;
}
