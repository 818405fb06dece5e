import type { MouseEvent } from 'react';
import * as frame from '#messages/frame';

/** Id of the page's main element. */
export const mainId = 'main';

/**
 * The first focusable element of a page: moves the focus to the main element. It does not change the address, because the router owns the
 * history.
 */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  };
  return (
    <a href={`#${mainId}`} className="skip-link" onClick={skip}>
      {frame.skip}
    </a>
  );
}
