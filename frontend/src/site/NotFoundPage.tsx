import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { DocumentTitle } from '../ui/PageTitle';
import { Prose } from './Prose';
import styles from './Prose.module.css';

/** Any address that the route table does not have (spec §2). */
export function NotFoundPage() {
  return (
    <Prose
      title="Page Not Found"
      lead="There is nothing at this address. It may have moved, or the link may have a mistake in it."
    >
      <DocumentTitle title="Page Not Found" />
      <meta name="robots" content="noindex" />
      <p className={styles.actions}>
        <Link to={paths.home} className="button">
          Go Home
        </Link>
      </p>
    </Prose>
  );
}
