import { useCallback, useState } from 'react';

/**
 * Whether an element has been on screen, or nearly: for what is too large to load before somebody sees it.
 * @returns the ref for the element, and whether it was seen; once true it stays true.
 */
export function useSeen(): [ref: (element: HTMLElement) => () => void, isSeen: boolean] {
  const [isSeen, setIsSeen] = useState(false);
  const ref = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { rootMargin: '100px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen];
}
