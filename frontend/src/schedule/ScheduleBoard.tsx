import { useId } from 'react';
import type { AppointmentRowFragment } from '../workplace/gql/generated';
import { sessionCount } from './appointment-texts';
import { dayGroups, type DayGroup } from './day-groups';
import { ScheduleCard, type ScheduleActions } from './ScheduleCard';
import styles from './ScheduleBoard.module.css';

interface Props extends ScheduleActions {
  readonly sessions: readonly AppointmentRowFragment[];
}

/** The sessions of a day in one column per physiotherapist; stacked on a phone. */
export function ScheduleBoard({ sessions, ...actions }: Props) {
  return (
    <div className={styles.board}>
      {dayGroups(sessions).map((group) => (
        <ScheduleColumn key={group.id} group={group} actions={actions} />
      ))}
    </div>
  );
}

function ScheduleColumn({ group, actions }: { readonly group: DayGroup; readonly actions: ScheduleActions }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h3 id={id} className={styles.name}>
          {group.name}
        </h3>
        <span className={styles.count}>{sessionCount(group.sessions.length)}</span>
      </div>
      <ul className={styles.list}>
        {group.sessions.map((session) => (
          <ScheduleCard key={session.id} session={session} {...actions} />
        ))}
      </ul>
    </section>
  );
}
