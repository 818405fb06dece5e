import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { SessionStatus } from '../appointments/SessionStatus';
import { staffPlaceText } from '../appointments/staff-place-text';
import { sessionTypeLabels } from '../appointments/session-types';
import { timeText } from '../calendar/clinic-time';
import { useNow } from '../calendar/useNow';
import type { TreatedSessionFragment } from '../gql/generated';
import { Stack } from '../ui/layout/Stack';
import styles from './OwnSessionItem.module.css';

/** Actions on one of the physiotherapist's sessions. */
export interface TreatedActions {
  /** Whether the session is being marked as completed. */
  readonly isCompleting: (id: string) => boolean;
  readonly onComplete: (session: TreatedSessionFragment) => void;
  readonly onMissed: (session: TreatedSessionFragment) => void;
  readonly onCorrect: (session: TreatedSessionFragment) => void;
}

interface Props extends TreatedActions {
  readonly session: TreatedSessionFragment;
  /** Address of the patient's page; undefined if the physiotherapist has no plan of the patient, and so no page. */
  readonly address: string | undefined;
}

/** A session of a day: time, patient, status and actions. */
export function OwnSessionItem({ session, address, isCompleting, onComplete, onMissed, onCorrect }: Props) {
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
          {address ? (
            <Link to={address} className={styles.name}>
              {name}
            </Link>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
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
