import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { PageTitle } from '../ui/PageTitle';
import styles from './Prose.module.css';

interface BeingBuiltPageProps {
  readonly title: string;
  /** The placeholder's text, where the specification has one. */
  readonly text?: string;
}

/** Stands where a page of the route table will be, says so, and offers a way home. */
export function BeingBuiltPage({ title, text = 'This page is being built.' }: BeingBuiltPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <p>{text}</p>
      <p>
        <Link to={paths.home} className="button button-quiet">
          Back to Home
        </Link>
      </p>
    </div>
  );
}
