import { Link } from 'react-router-dom';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { Avatar } from '../Avatar';
import type { DemoPatient } from '../sample-data';
import styles from './PatientCard.module.css';
import { StatusBadge } from './StatusBadge';

/** Summary of a patient; the whole card links to the details. */
export function PatientCard({ patient }: { readonly patient: DemoPatient }) {
  const { id, name, avatar, condition, lastSession, status, adherence } = patient;
  return (
    <Link to={pathOf(paths.demoPatient, String(id))} className={`card card-raised ${styles.card}`}>
      <span className={styles.top}>
        <Avatar initials={avatar} />
        <span className={styles.who}>
          <span className={styles.name}>{name} </span>
          <span className={styles.condition}>{condition} </span>
        </span>
      </span>
      <StatusBadge status={status} />
      <span className={styles.facts}>
        <span>
          <span className={styles.term}>Last session: </span>
          {lastSession}{' '}
        </span>
        <span>
          <span className={styles.term}>Adherence: </span>
          {adherence}
        </span>
      </span>
    </Link>
  );
}
