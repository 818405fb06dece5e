import { AlertOutlined, ClockCircleOutlined, EyeOutlined, PhoneOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '../calendar/clinic-time';
import { StatusWord } from '../ui/feedback/StatusWord';
import { formatPhone } from '../values/phone-number';
import type { WaitingSignFragment } from './gql/generated';
import styles from './OpenSigns.module.css';

interface Props {
  readonly sign: WaitingSignFragment;
  readonly address: string | undefined;
  readonly children: ReactNode;
}

/** An open danger sign: patient, answers, due time and responder. */
export function SignItem({ sign, address, children }: Props) {
  const { task, questions, patientNotes, lastYesAt, doctorName, phone } = sign;
  const { severity, status, patient, createdAt, dueAt, overdue } = task;
  const name = patient.name || 'N/A';
  const isOfProgramme = sign.kind === 'PROGRAMME';
  const isLater = new Date(lastYesAt) > new Date(createdAt);
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <strong>{address ? <Link to={address}>{name}</Link> : name}</strong>
        <StatusWord tone={severity === 'EMERGENCY' ? 'error' : 'warning'} Icon={AlertOutlined} isFilled>
          {severity === 'EMERGENCY' ? 'Emergency' : 'Urgent'}
        </StatusWord>
      </p>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>Yes: {question}</li>
        ))}
      </ul>
      {patientNotes.map((note) => (
        <p key={note} className={styles.details}>
          The patient wrote: {note}
        </p>
      ))}
      <p className={styles.states}>
        <StatusWord tone={overdue ? 'error' : 'plain'} Icon={ClockCircleOutlined}>
          {overdue ? `Overdue since ${momentText(dueAt)}` : `Answer by ${momentText(dueAt)}`}
        </StatusWord>
        {status === 'ACKNOWLEDGED' && (
          <StatusWord tone="info" Icon={EyeOutlined}>
            {isOfProgramme ? 'Seen by the physiotherapist' : 'Seen by the doctor'}
          </StatusWord>
        )}
      </p>
      <p className={styles.details}>
        Told {momentText(createdAt)}
        {isLater && `, and once more ${momentText(lastYesAt)}`}.{' '}
        {doctorName
          ? `${doctorName} is to answer.`
          : `No ${isOfProgramme ? 'physiotherapist' : 'doctor'} is there to answer: an admin has to name one.`}
      </p>
      <div className={styles.actions}>
        {phone && (
          <a href={`tel:${phone}`} className="button button-quiet" aria-label={`Call ${name}, ${formatPhone(phone)}`}>
            <PhoneOutlined aria-hidden="true" /> {formatPhone(phone)}
          </a>
        )}
        {children}
      </div>
    </li>
  );
}
