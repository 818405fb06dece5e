import { ClockCircleOutlined, ExclamationCircleOutlined, UserSwitchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { timeText } from '../calendar/clinic-time';
import type { AppointmentRowFragment } from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { patientText } from './appointment-texts';
import { staffPlaceText } from '../appointments/staff-place-text';
import { sessionTypeLabels } from '../appointments/session-types';
import styles from './ScheduleCard.module.css';
import { StatusWord } from '../ui/feedback/StatusWord';
import { SessionPatient } from './SessionPatient';
import { SessionStatus } from '../appointments/SessionStatus';

/** Actions on a session of the schedule. */
export interface ScheduleActions {
  readonly now: number;
  /** Whether the session is being marked as completed. */
  readonly isCompleting: (id: string) => boolean;
  readonly onComplete: (session: AppointmentRowFragment) => void;
  readonly onMissed: (session: AppointmentRowFragment) => void;
  readonly onMove: (session: AppointmentRowFragment) => void;
  readonly onCancel: (session: AppointmentRowFragment) => void;
  readonly onCorrect: (session: AppointmentRowFragment) => void;
}

interface Props extends ScheduleActions {
  readonly session: AppointmentRowFragment;
}

/** A session of the day. A past session that is not marked yet is emphasized. */
export function ScheduleCard({ session, now, ...actions }: Props) {
  const { requests, mayCorrect } = useWorkplace();
  const { appointmentDate, durationMinutes, sessionType, status, missedReason, outsideHours, overrideReason } = session;
  const place = (status === 'SCHEDULED' || status === 'PENDING') && staffPlaceText(session);
  const isDue = status === 'SCHEDULED' && Date.parse(appointmentDate) + durationMinutes * 60_000 <= now;
  return (
    <li className={classOf(status, isDue)}>
      <p className={styles.line}>
        <span className={styles.time}>{timeText(appointmentDate)}</span>
        <SessionStatus status={status} />
      </p>
      <p className={styles.patient}>
        <SessionPatient session={session} />
      </p>
      <p className={styles.detail}>
        {sessionTypeLabels[sessionType]}, {durationMinutes} minutes
      </p>
      {place && <p className={styles.detail}>{place}</p>}
      {missedReason && <p className={styles.detail}>Reason: {missedReason}</p>}
      {outsideHours && (
        <StatusWord tone="warning" Icon={ClockCircleOutlined}>
          <span className={styles.reason}>Outside hours{overrideReason && `: ${overrideReason}`}</span>
        </StatusWord>
      )}
      {session.needsPhysiotherapist && (
        <StatusWord tone="warning" Icon={UserSwitchOutlined}>
          Needs a physiotherapist
        </StatusWord>
      )}
      {isDue && (
        <StatusWord tone="warning" Icon={ExclamationCircleOutlined}>
          Over, not marked yet
        </StatusWord>
      )}
      {status === 'SCHEDULED' && <SessionButtons session={session} now={now} {...actions} />}
      {status === 'PENDING' && (
        <>
          <Link to={requests} className={styles.decide}>
            Decide in Pending Sessions
          </Link>
          <div className={styles.buttons}>
            <MoveButton session={session} onMove={actions.onMove} />
          </div>
        </>
      )}
      {mayCorrect && isDecided(status) && (
        <div className={styles.buttons}>
          <Button
            type="text"
            size="small"
            aria-label={`Correct ${patientText(session)}, ${timeText(appointmentDate)}`}
            onClick={() => actions.onCorrect(session)}
          >
            Correct
          </Button>
        </div>
      )}
    </li>
  );
}

const isDecided = (status: AppointmentRowFragment['status']) => status !== 'SCHEDULED' && status !== 'PENDING';

function classOf(status: AppointmentRowFragment['status'], isDue: boolean): string {
  if (isDue) return `card ${styles.card} ${styles.due}`;
  return status === 'CANCELED' || status === 'MISSED' ? `card ${styles.card} ${styles.isOver}` : `card ${styles.card}`;
}

function MoveButton({ session, onMove }: Pick<Props, 'session' | 'onMove'>) {
  const whose = `${patientText(session)}, ${timeText(session.appointmentDate)}`;
  return (
    <Button type="text" size="small" aria-label={`Move ${whose}`} onClick={() => onMove(session)}>
      Move
    </Button>
  );
}

/** Completed and missed are available once the session has begun. */
function SessionButtons({ session, now, isCompleting, onComplete, onMissed, onMove, onCancel }: Props) {
  const whose = `${patientText(session)}, ${timeText(session.appointmentDate)}`;
  return (
    <div className={styles.buttons}>
      {Date.parse(session.appointmentDate) <= now && (
        <>
          <Button
            type="text"
            size="small"
            aria-label={`Mark completed: ${whose}`}
            loading={isCompleting(session.id)}
            onClick={() => onComplete(session)}
          >
            Mark completed
          </Button>
          <Button type="text" size="small" aria-label={`Mark missed: ${whose}`} onClick={() => onMissed(session)}>
            Mark missed
          </Button>
        </>
      )}
      <MoveButton session={session} onMove={onMove} />
      <Button type="text" size="small" danger aria-label={`Cancel ${whose}`} onClick={() => onCancel(session)}>
        Cancel
      </Button>
    </div>
  );
}
