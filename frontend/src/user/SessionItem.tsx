import { SessionStatus } from '../appointments/SessionStatus';
import { sessionTypeLabels } from '../appointments/session-types';
import { momentText } from '../calendar/clinic-time';
import type { OwnSessionFragment } from '../gql/generated';
import { sessionNote, therapistName } from './session-notes';
import styles from './SessionItem.module.css';

interface Props {
  readonly session: OwnSessionFragment;
  readonly isPast: boolean;
}

/** One session of a list: when, where it stands, where and with whom, and what there is to know. */
export function SessionItem({ session, isPast }: Props) {
  const { appointmentDate, status, sessionType } = session;
  const note = sessionNote(session, isPast);
  return (
    <li className={styles.item} tabIndex={-1}>
      <p className={styles.line}>
        <time dateTime={appointmentDate} className={styles.when}>
          {momentText(appointmentDate)}
        </time>{' '}
        <SessionStatus status={status} />
      </p>
      <p className={styles.details}>
        {sessionTypeLabels[sessionType]} · {therapistName(session)}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}
