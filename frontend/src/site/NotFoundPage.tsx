import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { PageTitle } from '../ui/PageTitle';
import styles from './Prose.module.css';

/** Any address that the route table does not have (spec §2). */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageTitle title="Page Not Found" />
      <p>There is nothing at this address. It may have moved, or the link may be wrong.</p>
      <p>
        <Link to={paths.home} className="button">
          Go Home
        </Link>
      </p>
    </div>
  );
}
