import { useCallback } from 'react';
import { timeText } from '../calendar/clinic-time';
import type { CalendarSessionFragment } from '../workplace/gql/generated';
import { patientText } from './appointment-texts';
import { momentOf, type Target } from './carry-model';
import { placeOf } from './GridBlocks';
import styles from './GridBlocks.module.css';

interface Props {
  readonly session: CalendarSessionFragment;
  readonly target: Target;
  /** Start of the grid, in minutes. */
  readonly start: number;
}

/** Shows where a carried session would be dropped, and keeps that place in sight. */
export function GridGhost({ session, target, start }: Props) {
  const { column, from } = target;
  const bringIntoSight = useCallback(
    (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [],
  );
  return (
    <div
      key={`${column.key} ${from}`}
      ref={bringIntoSight}
      aria-hidden="true"
      className={`${styles.place} ${styles.ghost}`}
      style={placeOf({ from, until: from + session.durationMinutes }, start)}
    >
      <span>
        <b>{timeText(momentOf(target))}</b> {patientText(session)}
      </span>
    </div>
  );
}
