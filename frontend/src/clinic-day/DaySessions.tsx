import { sessionTypeLabels } from '../appointments/session-types';
import { clinicDay, shortWeekday, timeText } from '../calendar/clinic-time';
import { PatientLink } from '../patients/PatientLink';
import styles from './ClinicDay.module.css';
import type { DeskSessionFragment } from './gql/generated';

interface Props {
  readonly label: string;
  readonly sessions: readonly DeskSessionFragment[];
  /** The clinic's day: sessions of another day say which. */
  readonly today: string;
}

/** Sessions with time, patient, physiotherapist and type. */
export function DaySessions({ label, sessions, today }: Props) {
  return (
    <ul aria-label={label} className={styles.list}>
      {sessions.map(({ id, patient, physiotherapist, appointmentDate, sessionType }) => {
        const day = clinicDay(appointmentDate);
        return (
          <li key={id} className={styles.row}>
            <time dateTime={appointmentDate} className={styles.time}>
              {day !== today && <span className={styles.detail}>{shortWeekday(day)}</span>}
              {timeText(appointmentDate)}
            </time>
            <span className={styles.session}>
              <PatientLink number={patient.patientId ?? patient.id}>{patient.name || 'N/A'}</PatientLink>
              <span className={styles.detail}>
                {sessionTypeLabels[sessionType]}, {physiotherapist?.name ?? 'needs a physiotherapist'}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
