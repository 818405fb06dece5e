import * as frame from '#messages/frame';
import { paths } from '../paths';

/** Relative: the page is served at many addresses. */
const here = '';

/** Placeholder of a page that is rendered in the browser: says that it loads, and what to do if it does not. */
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
