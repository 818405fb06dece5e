import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { DemoHeader } from './DemoHeader';
import styles from './DemoPage.module.css';

interface DemoPlaceholderPageProps {
  readonly title: string;
  /** The specification's sentence (reading 51). */
  readonly text: string;
}

/** A page of the demo area without content yet (spec §2), with the way back to the profile's menu, which leads here. */
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
