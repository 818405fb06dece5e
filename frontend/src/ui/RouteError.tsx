import { useEffect, useRef } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import * as frame from '#messages/frame';
import { paths } from '../paths';
import { PageTitle } from './PageTitle';
import styles from './RouteError.module.css';

/** Browsers word a script that did not load differently; each says "import" or "module". Of a style, Vite says that it "preloads" it. */
const isLoadFailure = (error: unknown) =>
  (error instanceof TypeError && /import|module/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'));

/** The error boundary of every route: what happened, a way to try again, and a way home. It comes into sight with the focus. */
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
