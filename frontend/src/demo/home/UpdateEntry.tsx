import { Link } from 'react-router-dom';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import type { DemoPatient, DemoUpdate } from '../sample-data';
import styles from './UpdateEntry.module.css';

interface UpdateEntryProps {
  readonly update: DemoUpdate;
  /** The patient named in the update, if the demo has one. */
  readonly patient: DemoPatient | undefined;
}

/** An update, which links to the details of the patient that it names. */
export function UpdateEntry({ update: { title, text, date }, patient }: UpdateEntryProps) {
  const content = (
    <>
      <span className={styles.title}>{title} </span>
      <span>{text} </span>
      <span className={styles.date}>{date}</span>
    </>
  );
  return (
    <li>
      {patient ? (
        <Link to={pathOf(paths.demoPatient, String(patient.id))} className={`${styles.entry} ${styles.link}`}>
          {content}
        </Link>
      ) : (
        <div className={styles.entry}>{content}</div>
      )}
    </li>
  );
}
