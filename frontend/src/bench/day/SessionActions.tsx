import { timeText } from '#src/calendar/clinic-time';
import { useNow } from '#src/calendar/useNow';
import type { BenchSessionFragment } from '../gql/generated';
import type { SessionDialogs } from '../useSessionDialogs';
import styles from './BenchDayPage.module.css';

interface Props {
  readonly session: BenchSessionFragment;
  readonly actions: SessionDialogs;
}

/** What is done about a session: completed or missed once it has begun, corrected once it is marked. Without Ant Design. */
export function SessionActions({ session: { appointment }, actions }: Props) {
  const { id, patient, appointmentDate, status } = appointment;
  const hasBegun = Date.parse(appointmentDate) <= useNow();
  const whose = `${patient.name || 'N/A'}, ${timeText(appointmentDate)}`;
  if (status === 'SCHEDULED' && !hasBegun) return null;
  return (
    <div className={styles.buttons}>
      {status === 'SCHEDULED' ? (
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
      ) : (
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
