import { useLayoutEffect, useState, type RefObject } from 'react';

/** Selector of interactive elements and headings. */
const things = ':is(a[href], button, select, h1, h2, h3), :is(input, textarea):not([readonly])';

/** Events that may mean that a dialog has opened: it takes the focus, and its animation ends. */
const signsOfDialogs = ['focusin', 'animationend', 'transitionend'] as const;

/** Distance in pixels from the window's edge while a dialog is open. The page above the region is inert then. */
const edge = 8;

const columns = ['center', 'end', 'start'] as const;

/** Position of a toast in its region. */
export interface FreePlace {
  readonly column: (typeof columns)[number];
  /** Distance from the end of the region, in pixels. */
  readonly above: number;
}

const atTheEnd: FreePlace = { column: 'center', above: 0 };

/**
 * Returns the lowest position in the region at which the toast covers no interactive element and no heading; if there is none, the end of
 * the region. It is computed again when the page's size changes or a dialog opens; an open dialog is then the only content considered.
 */
export function useFreePlace(notice: RefObject<HTMLElement | null>): FreePlace {
  const [found, setFound] = useState(atTheEnd);
  useLayoutEffect(() => {
    const place = () => notice.current && setFound(placeOf(notice.current));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    // Do not move the toast while the user interacts with it.
    const look = ({ target }: Event) => {
      if (!notice.current?.contains(target as Node)) place();
    };
    for (const sign of signsOfDialogs) document.addEventListener(sign, look);
    return () => {
      observer.disconnect();
      for (const sign of signsOfDialogs) document.removeEventListener(sign, look);
    };
  }, [notice]);
  return found;
}

function placeOf(notice: HTMLElement): FreePlace {
  const region = notice.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { width, height } = notice.getBoundingClientRect();
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const boxes = [...(dialog ?? document).querySelectorAll(things)]
    .filter((thing) => !notice.contains(thing))
    .map((thing) => thing.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.height > 0);
  const lefts = { center: region.left + (region.width - width) / 2, end: region.right - width, start: region.left };
  const highest = dialog ? edge : region.top;
  const places = columns.flatMap((column) => {
    const left = lefts[column];
    const inWay = boxes.filter((box) => box.left < left + width && box.right > left);
    const top = lowestFree(inWay, region.bottom - height, height);
    return top < highest ? [] : [{ column, above: region.bottom - height - top }];
  });
  const lowest = Math.min(...places.map(({ above }) => above));
  return places.find(({ above }) => above === lowest) ?? atTheEnd;
}

/** Returns the lowest top, from `top` upwards, at which `height` pixels are free of boxes. */
function lowestFree(boxes: readonly DOMRect[], top: number, height: number): number {
  const inWay = boxes.find((box) => box.top < top + height && box.bottom > top);
  return inWay ? lowestFree(boxes, inWay.top - height, height) : top;
}
