import { useLayoutEffect, useState, type RefObject } from 'react';

/** What can be pressed or filled in. */
const controls = 'a[href], button, select, :is(input, textarea):not([readonly])';

/** What tells that a dialog has opened over the page: it takes the focus, and its motion ends. */
const signsOfDialogs = ['focusin', 'animationend', 'transitionend'] as const;

/**
 * Whether a notice has to stand at the top of the region around it: at the bottom it would lie over something to press, at the top it would
 * not. Judged again when the page below it grows or shrinks, and when a dialog opens, whose head it would cover.
 */
export function useStandsOnTop(notice: RefObject<HTMLElement | null>): boolean {
  const [isOnTop, setOnTop] = useState(false);
  useLayoutEffect(() => {
    const place = () =>
      notice.current && setOnTop(isTaken(notice.current, 'bottom') && !isTaken(notice.current, 'top'));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    // Not under the finger that presses something in it.
    const look = ({ target }: Event) => {
      if (!notice.current?.contains(target as Node)) place();
    };
    for (const sign of signsOfDialogs) document.addEventListener(sign, look);
    return () => {
      observer.disconnect();
      for (const sign of signsOfDialogs) document.removeEventListener(sign, look);
    };
  }, [notice]);
  return isOnTop;
}

/** Whether something to press is below where the notice would stand. */
function isTaken(notice: HTMLElement, side: 'top' | 'bottom'): boolean {
  const region = notice.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { left, right, height } = notice.getBoundingClientRect();
  const top = side === 'top' ? region.top : region.bottom - height;
  return [...document.querySelectorAll(controls)].some((control) => {
    const box = control.getBoundingClientRect();
    const isBelow = box.top < top + height && box.bottom > top && box.left < right && box.right > left;
    return isBelow && box.width > 0 && !notice.contains(control);
  });
}
