import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { DemoHeader } from './DemoHeader';
import styles from './DemoPage.module.css';

interface DemoPlaceholderPageProps {
  readonly title: string;
  /** Placeholder text. */
  readonly text: string;
}

/** A demo page without content yet, with a link back to the profile menu. */
export function DemoPlaceholderPage({ title, text }: DemoPlaceholderPageProps) {
  return (
    <>
      <DemoHeader title={title} />
      <div className={styles.page}>
        <div className={`card card-raised ${styles.card}`}>
          <p className={styles.text}>{text}</p>
          <p className={styles.after}>
            <Link to={paths.demoProfile} className="button button-quiet">
              Back to the profile
            </Link>
          </p>
        </div>
      </div>
    </>
  );
}
