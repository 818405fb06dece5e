import { Link } from 'react-router-dom';
import * as frame from '#messages/frame';
import * as notFound from '#messages/notFound';
import { paths } from '../paths';
import { DocumentTitle } from '../ui/layout/PageTitle';
import { Prose } from './Prose';
import styles from './Prose.module.css';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Prose title={notFound.title} lead={notFound.lead}>
      <DocumentTitle title={notFound.title} />
      <meta name="robots" content="noindex" />
      <p className={styles.actions}>
        <Link to={paths.home} className="button">
          {frame.goHome}
        </Link>
      </p>
    </Prose>
  );
}
