import { useEffect, useRef } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import * as frame from '#messages/frame';
import { paths } from '#src/paths';
import { PageTitle } from '../layout/PageTitle';
import styles from './RouteError.module.css';

/**
 * Detects a chunk that failed to load. Browsers word the error differently, but each says "import" or "module"; for CSS, Vite says
 * "preload".
 */
const isLoadFailure = (error: unknown) =>
  (error instanceof TypeError && /import|module/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'));

/** The error boundary of all routes: the error, a Retry button and a link to the home page. It receives focus when it mounts. */
export function RouteError() {
  const failedToLoad = isLoadFailure(useRouteError());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <PageTitle title={failedToLoad ? frame.notLoaded : frame.broken} />
      <p>{failedToLoad ? frame.notLoadedHint : frame.brokenHint}</p>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {frame.reload}
        </button>
        <Link to={paths.home} reloadDocument className="button button-quiet">
          {frame.goHome}
        </Link>
      </p>
    </div>
  );
}
