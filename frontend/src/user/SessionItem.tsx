import * as text from '#messages/user';
import { SessionStatus } from '../appointments/SessionStatus';
import { placeNote } from '../appointments/place-note';
import { sessionTypeLabels } from '../appointments/session-types';
import { momentText } from '../calendar/clinic-time';
import { useNow } from '../calendar/useNow';
import type { OwnSessionFragment } from '../gql/generated';
import { PlainButton } from '../ui/layout/PlainButton';
import { sessionNote, therapistName } from './session-notes';
import styles from './SessionItem.module.css';

/** A change that a patient can make to a session. */
export type OwnChange = 'cancel' | 'move';

/** Opens the confirm dialog of a change. */
export type AskChange = (action: OwnChange, session: OwnSessionFragment) => void;

interface Props {
  readonly session: OwnSessionFragment;
  readonly isPast: boolean;
  readonly onAsk: AskChange | undefined;
}

/** One session of a list: time, status, place, physiotherapist and notes. */
export function SessionItem({ session, isPast, onAsk }: Props) {
  const { appointmentDate, status, sessionType, changeableUntil } = session;
  const now = useNow();
  const isUnanswered = status === 'PENDING' && Date.parse(appointmentDate) <= now;
  const note = sessionNote(session, isPast);
  const place = !isPast && status !== 'CANCELED' && placeNote(session);
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
      {place && <p className={styles.note}>{place}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {onAsk && changeableUntil && <Changes session={session} until={changeableUntil} onAsk={onAsk} />}
      {onAsk && isUnanswered && (
        <div className={styles.changes}>
          <CancelButton session={session} onAsk={onAsk} />
        </div>
      )}
    </li>
  );
}

interface ChangesProps {
  readonly session: OwnSessionFragment;
  readonly until: string;
  readonly onAsk: AskChange;
}

/** Says until when the session can be changed, with the buttons. */
function Changes({ session, until, onAsk }: ChangesProps) {
  const when = momentText(session.appointmentDate);
  return (
    <>
      <p className={styles.note}>
        {session.status === 'PENDING' ? text.changeUntilBegin : text.changeUntil({ until: momentText(until) })}
      </p>
      <div className={styles.changes}>
        <PlainButton aria-label={text.moveOf({ when })} onClick={() => onAsk('move', session)}>
          {text.move}
        </PlainButton>
        <CancelButton session={session} onAsk={onAsk} />
      </div>
    </>
  );
}

function CancelButton({ session, onAsk }: Omit<ChangesProps, 'until'>) {
  const when = momentText(session.appointmentDate);
  return (
    <PlainButton isDanger aria-label={text.cancelOf({ when })} onClick={() => onAsk('cancel', session)}>
      {text.cancel}
    </PlainButton>
  );
}
