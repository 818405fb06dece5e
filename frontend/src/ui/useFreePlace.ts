import { useLayoutEffect, useState, type RefObject } from 'react';

/** What can be pressed or filled in, and what says where one is. */
const things = ':is(a[href], button, select, h1, h2, h3), :is(input, textarea):not([readonly])';

/** What tells that a dialog has opened over the page: it takes the focus, and its motion ends. */
const signsOfDialogs = ['focusin', 'animationend', 'transitionend'] as const;

/** How far a notice stays from the edge of the window where a dialog is open: what is above it cannot be pressed then. */
const edge = 8;

const columns = ['center', 'end', 'start'] as const;

/** Where a notice stands in its region. */
export interface FreePlace {
  readonly column: (typeof columns)[number];
  /** Above the end of the region, in pixels. */
  readonly above: number;
}

const atTheEnd: FreePlace = { column: 'center', above: 0 };

/**
 * The lowest place in the region around a notice where it lies over nothing to press and over no heading; where there is none, the end of the
 * region. Judged again when the page below it grows or shrinks, and when a dialog opens, of which alone that counts then.
 */
export function useFreePlace(notice: RefObject<HTMLElement | null>): FreePlace {
  const [found, setFound] = useState(atTheEnd);
  useLayoutEffect(() => {
    const place = () => notice.current && setFound(placeOf(notice.current));
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

/** The lowest top from here upwards at which so much height is free of all boxes. */
function lowestFree(boxes: readonly DOMRect[], top: number, height: number): number {
  const inWay = boxes.find((box) => box.top < top + height && box.bottom > top);
  return inWay ? lowestFree(boxes, inWay.top - height, height) : top;
}
