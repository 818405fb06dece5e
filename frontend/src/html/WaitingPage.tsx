import * as frame from '#messages/frame';
import { paths } from '../paths';

/** Whatever address the page is shown at. */
const here = '';

/** A page that the application draws, until its scripts come: that it loads, and how to go on if they do not. */
export function WaitingPage() {
  return (
    <>
      <div className="coming">
        <output>{frame.loading}</output>
        <p className="late">
          {frame.notComing({
            again: (words) => <a href={here}>{words}</a>,
            home: (words) => <a href={paths.home}>{words}</a>,
          })}
        </p>
      </div>
      <noscript>
        <p>{frame.needsScript}</p>
        <a href={paths.home} className="button">
          {frame.goHome}
        </a>
      </noscript>
    </>
  );
}
