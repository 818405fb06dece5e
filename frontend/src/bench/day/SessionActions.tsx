import { timeText } from '#src/calendar/clinic-time';
import { useNow } from '#src/calendar/useNow';
import type { BenchSessionFragment } from '../gql/generated';
import type { SessionDialogs } from '../useSessionDialogs';
import styles from './BenchDayPage.module.css';

interface Props {
  readonly session: BenchSessionFragment;
  readonly actions: SessionDialogs;
  /** Opens the sheet of the session's note. */
  readonly onNote: (session: BenchSessionFragment) => void;
}

/** A note can be written from an hour before its session (bench §3). */
const noteLead = 3_600_000;

/**
 * What is done about a session: it is canceled for the patient until it begins, its note is written, it is completed or missed once it has
 * begun, and corrected once it is marked. Without Ant Design.
 */
export function SessionActions({ session, actions, onNote }: Props) {
  const { appointment, note, reach } = session;
  const { id, patient, appointmentDate, status } = appointment;
  const now = useNow();
  const begins = Date.parse(appointmentDate);
  const hasBegun = begins <= now;
  const whose = `${patient.name || 'N/A'}, ${timeText(appointmentDate)}`;
  const isNear = status === 'COMPLETED' || (status === 'SCHEDULED' && begins - noteLead <= now);
  // A session of an earlier day gives no reach until it is marked (bench §2).
  const mayWrite = isNear && reach !== 'NONE';
  const isOpen = !note || (note.isOwn && note.status === 'DRAFT');
  const label = note ? 'Go on writing' : 'Write down';
  return (
    <div className={styles.buttons}>
      {mayWrite && isOpen && (
        <button type="button" className="button" aria-label={`${label}: ${whose}`} onClick={() => onNote(session)}>
          {label}
        </button>
      )}
      {note && !isOpen && <span className={styles.quiet}>{noteText(note)}</span>}
      {status === 'SCHEDULED' && hasBegun && (
        <>
          <button
            type="button"
            className="button button-quiet"
            aria-label={`Complete: ${whose}`}
            disabled={actions.isCompleting(id)}
            onClick={() => actions.onComplete(appointment)}
          >
            Complete
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={`Missed: ${whose}`}
            onClick={() => actions.onMissed(appointment)}
          >
            Missed
          </button>
        </>
      )}
      {status === 'SCHEDULED' && !hasBegun && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Cancel session: ${whose}`}
          onClick={() => actions.onCancel(appointment)}
        >
          Cancel session
        </button>
      )}
      {status !== 'SCHEDULED' && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Correct ${whose}`}
          onClick={() => actions.onCorrect(appointment)}
        >
          Correct
        </button>
      )}
    </div>
  );
}

function noteText({ status, isOwn }: NonNullable<BenchSessionFragment['note']>): string {
  if (status === 'SIGNED') return 'Written down and signed';
  if (status === 'LOCKED') return isOwn ? 'Written down, not signed yet' : 'Written down';
  return 'A draft of somebody else';
}
