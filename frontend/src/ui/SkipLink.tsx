import type { MouseEvent } from 'react';
import * as frame from '#messages/frame';

/** The id of the main part of every page. */
export const mainId = 'main';

/** The first stop of the keyboard: past the header, to the main part. It leaves the address alone, so that history stays the router's. */
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
