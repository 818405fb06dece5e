import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether an element has been on screen: for what is too large to load before somebody sees it.
 * @param margin how far around the window counts as on screen, as `rootMargin` of an IntersectionObserver
 * @returns the ref for the element, and whether it was seen; once true it stays true.
 */
export function useInView(margin = '0px'): [ref: RefCallback<HTMLElement>, isSeen: boolean] {
  const [isSeen, setIsSeen] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          setIsSeen(true);
          observer.disconnect();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [ref, isSeen];
}
