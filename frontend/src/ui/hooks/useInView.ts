import { useCallback, useState, type RefCallback } from 'react';

/**
 * Detects whether an element has been in the viewport, for content that is too large to load earlier.
 * @param margin the `rootMargin` of the IntersectionObserver
 * @returns the ref for the element, and whether it was in view; once true, it stays true
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
