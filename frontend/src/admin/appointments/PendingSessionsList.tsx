import type { ComponentProps, Ref } from 'react';
import { EmptyList } from '../../ui/EmptyList';
import styles from './PendingSessionsPage.module.css';
import { PendingSessionsTable } from './PendingSessionsTable';
import { isUpcoming } from './upcoming';
import { useNow } from './useNow';

interface Props extends Omit<ComponentProps<typeof PendingSessionsTable>, 'now'> {
  readonly ref: Ref<HTMLElement>;
  /** The most that the list can hold. */
  readonly limit: number;
}

/** The list with its count; which sessions are upcoming follows the clock. */
export function PendingSessionsList({ ref, limit, ...table }: Props) {
  const now = useNow();
  const { appointments } = table;
  return (
    <section ref={ref} tabIndex={-1} aria-label="List of pending sessions" className={styles.card}>
      {appointments?.length === 0 ? (
        <EmptyList
          title="No pending sessions."
          hint="A session that a patient asks for appears here and waits for your decision."
        />
      ) : (
        <>
          <output className={styles.count}>{countText(appointments, limit, now)}</output>
          <PendingSessionsTable {...table} now={now} />
        </>
      )}
    </section>
  );
}

function countText(appointments: Props['appointments'], limit: number, now: number): string {
  if (!appointments) return 'Loading the list…';
  const { length } = appointments;
  const upcoming = appointments.filter(({ appointmentDate }) => isUpcoming(appointmentDate, now)).length;
  const count = length === 1 ? '1 pending session' : `${length} pending sessions`;
  const shown = length < limit ? count : `The ${limit} earliest pending sessions; more follow as these are decided`;
  return upcoming === 0 ? shown : `${shown}, ${upcoming} within the next 24 hours`;
}
