import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import type { DemoPatient, DemoUpdate } from '../sample-data';
import styles from './UpdateEntry.module.css';

interface UpdateEntryProps {
  readonly update: DemoUpdate;
  /** Whom it is about, if the demo has a patient of that name. */
  readonly patient: DemoPatient | undefined;
}

/** A line of the updates, which opens the details of the patient that it names. */
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
        <Link to={paths.demoPatient(patient.id)} className={`${styles.entry} ${styles.link}`}>
          {content}
        </Link>
      ) : (
        <div className={styles.entry}>{content}</div>
      )}
    </li>
  );
}
