import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { SessionStatus } from '../appointments/SessionStatus';
import { staffPlaceText } from '../appointments/staff-place-text';
import { sessionTypeLabels } from '../appointments/session-types';
import { timeText } from '../calendar/clinic-time';
import { useNow } from '../calendar/useNow';
import type { TreatedSessionFragment } from './gql/generated';
import { pathOf } from '../path-of';
import { paths } from '../paths';
import { Stack } from '../ui/layout/Stack';
import styles from './OwnSessionItem.module.css';
import type { SessionDialogs } from './useSessionDialogs';

interface Props {
  readonly session: TreatedSessionFragment;
  readonly actions: SessionDialogs;
}

/** A session of a day: time, patient, status and actions. */
export function OwnSessionItem({ session, actions }: Props) {
  const { isCompleting, onComplete, onMissed, onCorrect } = actions;
  const { appointmentDate, durationMinutes, sessionType, status, missedReason, patient } = session;
  const name = patient.name || 'N/A';
  const hasBegun = Date.parse(appointmentDate) <= useNow();
  const place = status === 'SCHEDULED' && staffPlaceText(session);
  const whose = `${name}, ${timeText(appointmentDate)}`;
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <span>
          <time dateTime={appointmentDate} className={styles.when}>
            {timeText(appointmentDate)}
          </time>{' '}
          <Link to={pathOf(paths.physioPatient, patient.id)} className={styles.name}>
            {name}
          </Link>
        </span>
        <SessionStatus status={status} />
      </p>
      <p className={styles.details}>
        {sessionTypeLabels[sessionType]}, {durationMinutes} minutes
      </p>
      {place && <p className={styles.details}>{place}</p>}
      {missedReason && <p className={styles.details}>Reason: {missedReason}</p>}
      {(status === 'COMPLETED' || status === 'MISSED') && (
        <div className={styles.buttons}>
          <Button aria-label={`Correct ${whose}`} onClick={() => onCorrect(session)}>
            Correct
          </Button>
        </div>
      )}
      {status === 'SCHEDULED' && hasBegun && (
        <div className={styles.buttons}>
          <Stack row gap={2}>
            <Button
              aria-label={`Mark completed: ${whose}`}
              loading={isCompleting(session.id)}
              onClick={() => onComplete(session)}
            >
              Mark completed
            </Button>
            <Button aria-label={`Mark missed: ${whose}`} onClick={() => onMissed(session)}>
              Mark missed
            </Button>
          </Stack>
        </div>
      )}
    </li>
  );
}
