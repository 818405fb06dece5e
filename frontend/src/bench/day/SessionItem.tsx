import {
  AlertOutlined,
  EnvironmentOutlined,
  ExclamationCircleOutlined,
  FileProtectOutlined,
  PhoneOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { SessionStatus } from '#src/appointments/SessionStatus';
import { sessionTypeLabels } from '#src/appointments/session-types';
import { dialAddress } from '#src/brand/clinic-phone';
import { timeText } from '#src/calendar/clinic-time';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { StatusWord } from '#src/ui/feedback/StatusWord';
import { decorative } from '#src/ui/layout/decorative';
import { formatPhone } from '#src/values/phone-number';
import type { BenchSessionFragment } from '../gql/generated';
import { mapAddress } from '../map-address';
import { PrecautionWord } from '../notes/PrecautionWord';
import type { SessionDialogs } from '../useSessionDialogs';
import styles from './BenchDayPage.module.css';
import { sessionText } from './day-texts';
import { SessionActions } from './SessionActions';

interface Props {
  readonly session: BenchSessionFragment;
  readonly actions: SessionDialogs;
  readonly onNote: (session: BenchSessionFragment) => void;
}

/** A session with what one needs at the door of the room, or of the home: the danger sign first, then precautions and the alert. */
export function SessionItem({ session, actions, onNote }: Props) {
  const { appointment, patient, alert, precautions, openTask, isFirst, lastPlan, hasConsent, reach } = session;
  const { appointmentDate, durationMinutes, sessionType, status, missedReason } = appointment;
  const facts = sessionText(session);
  return (
    <li className={styles.item}>
      <p className={styles.when}>
        <time dateTime={appointmentDate} className={styles.time}>
          {timeText(appointmentDate)}
        </time>
        <span className={styles.quiet}>
          {sessionTypeLabels[sessionType]}, {durationMinutes} minutes
        </span>
        {status !== 'SCHEDULED' && <SessionStatus status={status} />}
      </p>
      {openTask && (
        <StatusWord tone="error" Icon={AlertOutlined} isFilled>
          A danger sign waits
        </StatusWord>
      )}
      <h3 className={styles.name}>
        <Link to={pathOf(staffPaths.physioPatient, patient.patientId)}>{patient.name || 'N/A'}</Link>
      </h3>
      {precautions.length > 0 && (
        <ul aria-label="Precautions" className={styles.list}>
          {precautions.map((precaution) => (
            <li key={precaution.id}>
              <PrecautionWord precaution={precaution} />
            </li>
          ))}
        </ul>
      )}
      {alert && (
        <StatusWord tone="warning" Icon={ExclamationCircleOutlined} isSentence>
          {alert}
        </StatusWord>
      )}
      {isFirst && (
        <StatusWord tone="info" Icon={StarOutlined}>
          First session
        </StatusWord>
      )}
      {reach !== 'NONE' && !hasConsent && status === 'SCHEDULED' && (
        <StatusWord tone="warning" Icon={FileProtectOutlined}>
          No consent to treatment yet
        </StatusWord>
      )}
      {facts && <p className={styles.quiet}>{facts}</p>}
      {lastPlan && <p className={styles.plan}>Plan of the last note: {lastPlan}</p>}
      {status === 'SCHEDULED' && <Way session={session} />}
      {missedReason && <p className={styles.quiet}>Reason: {missedReason}</p>}
      <SessionActions session={session} actions={actions} onNote={onNote} />
    </li>
  );
}

/** How to get to the patient: the address on a map, or the telephone. */
function Way({ session: { appointment, patient } }: Pick<Props, 'session'>) {
  const { sessionType, homeAddress, callEnding } = appointment;
  const name = patient.name || 'N/A';
  const address = homeAddress ?? patient.address;
  return (
    <div className={styles.way}>
      {sessionType === 'HOME' &&
        (address ? (
          <a href={mapAddress(address)} target="_blank" rel="noreferrer" className={styles.link}>
            <EnvironmentOutlined {...decorative} /> {address}
          </a>
        ) : (
          <p className={styles.quiet}>The record has no address yet</p>
        ))}
      {sessionType === 'TELE' && callEnding && <p className={styles.quiet}>Call the number ending {callEnding}</p>}
      {patient.contactNumber && (
        <a
          href={dialAddress(patient.contactNumber)}
          aria-label={`Call ${name}, ${formatPhone(patient.contactNumber)}`}
          className={styles.link}
        >
          <PhoneOutlined {...decorative} /> {formatPhone(patient.contactNumber)}
        </a>
      )}
    </div>
  );
}
