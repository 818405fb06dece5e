import { Link, useRouteError } from 'react-router-dom';
import { paths } from '../paths';
import { PageTitle } from './PageTitle';
import styles from './RouteError.module.css';

/** Browsers word a script that did not load differently; each says "import" or "module". */
const isLoadFailure = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message);

/** The error boundary of every route: what happened, a way to try again, and a way home. */
export function RouteError() {
  const failedToLoad = isLoadFailure(useRouteError());
  return (
    <div className={styles.box} role="alert">
      <PageTitle title={failedToLoad ? 'This page could not be loaded' : 'Something went wrong'} />
      <p>
        {failedToLoad
          ? 'Check your connection, then load the page again. The site may also have been updated in between.'
          : 'The page stopped working. Nothing that you saved is lost. Load it again, or go back to the start.'}
      </p>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        <Link to={paths.home} reloadDocument className="button button-quiet">
          Go Home
        </Link>
      </p>
    </div>
  );
}
