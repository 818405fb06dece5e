import { Button } from 'antd';
import { sessionTypeLabels } from '../appointments/session-types';
import { dialAddress } from '../brand/clinic-phone';
import { formatPhone } from '../values/phone-number';
import { useWaitingForQuery, type WaitingForQuery } from '../workplace/gql/generated';
import { personText } from '../waiting/waiting-texts';
import styles from './WaitingForGap.module.css';

/** Somebody who waits for such a time. */
export type WaitsForGap = WaitingForQuery['waitingListFor'][number];

/** Number of those who are shown. */
const most = 3;

/** A free time, as ISO 8601, and whose it is; anybody's if null. */
export interface Gap {
  readonly from: string;
  readonly until: string;
  readonly physiotherapistId: string | null;
}

interface Props {
  readonly gap: Gap;
  readonly onBook: (entry: WaitsForGap) => void;
}

/** Who waits for a free time of the calendar, best first, each with a button that books it for them; nothing if nobody does. */
export function WaitingForGap({ gap, onBook }: Props) {
  const { data } = useWaitingForQuery({ variables: { ...gap }, fetchPolicy: 'network-only' });
  const waiting = data?.waitingListFor ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-label="Waits for such a time" className={styles.waiting}>
      <h3 className={styles.title}>Waits for such a time</h3>
      <ul className={styles.list}>
        {waiting.slice(0, most).map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span>
              {personText(entry.patient)}
              {entry.isUrgent && ' (urgent)'}
              {entry.phone && (
                <>
                  , <a href={dialAddress(entry.phone)}>{formatPhone(entry.phone)}</a>
                </>
              )}
              <small className={styles.detail}>
                {sessionTypeLabels[entry.sessionType]}, {entry.durationMinutes} minutes
                {entry.insteadOf && ', to come earlier'}
              </small>
            </span>
            <Button aria-label={`Book it for ${personText(entry.patient)}`} onClick={() => onBook(entry)}>
              Book
            </Button>
          </li>
        ))}
      </ul>
      {waiting.length > most && <p className={styles.detail}>{waiting.length - most} more on the waiting list</p>}
    </section>
  );
}
