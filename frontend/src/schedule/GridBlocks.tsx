import { ClockCircleOutlined, ExclamationCircleOutlined, HomeOutlined } from '@ant-design/icons';
import type { CSSProperties, ReactNode } from 'react';
import { SessionStatus } from '../appointments/SessionStatus';
import { sessionTypeLabels } from '../appointments/session-types';
import { staffPlaceText } from '../appointments/staff-place-text';
import { timeText } from '../calendar/clinic-time';
import { StatusWord } from '../ui/feedback/StatusWord';
import { decorative } from '../ui/layout/decorative';
import { formatPhone } from '../values/phone-number';
import type { CalendarSessionFragment } from '../workplace/gql/generated';
import { patientText } from './appointment-texts';
import type { GridColumn, GridItem, Span } from './grid-model';
import { columnName, gapName, gapText, gridDayText, isUnmarked } from './grid-texts';
import styles from './GridBlocks.module.css';

type Session = CalendarSessionFragment;

/** What the blocks of the grid do, and what they need to know. */
export interface BlockContext {
  readonly now: number;
  /** Start of the grid, in minutes. */
  readonly start: number;
  /** Key of the item that Tab reaches. */
  readonly current: string | undefined;
  readonly isBookable: boolean;
  /** Id of the session that is carried to another place. */
  readonly carriedId: string | undefined;
  readonly onFocus: (key: string) => void;
  readonly onOpen: (session: Session) => void;
  readonly onBook: (gap: { readonly from: string; readonly until: string }, column: GridColumn) => void;
}

interface Props<Kind extends GridItem['kind']> extends BlockContext {
  readonly item: Extract<GridItem, { kind: Kind }>;
  readonly column: GridColumn;
}

/** Place of a block within its column: minutes become lengths in the stylesheet. */
export function placeOf({ from, until }: Span, start: number, lane = 0, lanes = 1): CSSProperties {
  return { '--from': from - start, '--length': until - from, '--lane': lane, '--lanes': lanes } as CSSProperties;
}

/** A session of the grid, which opens its details; on paper a line. */
export function SessionBlock({ item, column, ...context }: Props<'session'>) {
  const { session, key } = item;
  const { status } = session;
  const isDue = isUnmarked(session, context.now);
  const isCarried = session.id === context.carriedId;
  const look = [styles.session, styles[status], isDue && styles.due, isCarried && styles.carried]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={styles.place} style={placeOf(item, context.start, item.lane, item.lanes)}>
      <button
        type="button"
        className={look}
        data-key={key}
        tabIndex={key === context.current ? 0 : -1}
        aria-haspopup="dialog"
        onFocus={() => context.onFocus(key)}
        onClick={() => context.onOpen(session)}
      >
        <SessionText session={session} column={column} isDue={isDue} />
      </button>
    </li>
  );
}

interface TextProps {
  readonly session: Session;
  readonly column: GridColumn;
  readonly isDue: boolean;
}

/** Text of a block. With the words that are only spoken: Fri 27 Nov, 4:30 pm, Scheduled, Kavya Rao, Clinic, 45 minutes, Neha Kapoor. */
function SessionText({ session, column, isDue }: TextProps) {
  const { appointmentDate, durationMinutes, sessionType, status, phone, missedReason, outsideHours, overrideReason } =
    session;
  const place = (status === 'SCHEDULED' || status === 'PENDING') && staffPlaceText(session);
  return (
    <>
      <Spoken>{gridDayText(column.day)}, </Spoken>
      <span className={styles.line}>
        <span className={styles.time}>{timeText(appointmentDate)}</span>
        <Spoken>, </Spoken> <SessionStatus status={status} />
      </span>
      <Spoken>, </Spoken> <span className={styles.patient}>{patientText(session)}</span>
      <Spoken>, </Spoken> {phone && <span className={styles.phone}>{formatPhone(phone)}</span>}{' '}
      <span className={styles.detail}>
        {sessionType === 'HOME' && <HomeOutlined {...decorative} />} {sessionTypeLabels[sessionType]}, {durationMinutes}{' '}
        minutes
      </span>
      <Spoken>, {columnName(column)}</Spoken> {place && <Detail>{place}</Detail>}
      {missedReason && <Detail>Reason: {missedReason}</Detail>}
      {outsideHours && (
        <StatusWord tone="warning" Icon={ClockCircleOutlined}>
          <span className={styles.reason}>Outside hours{overrideReason && `: ${overrideReason}`}</span>
        </StatusWord>
      )}{' '}
      {isDue && (
        <StatusWord tone="warning" Icon={ExclamationCircleOutlined}>
          Over, not marked yet
        </StatusWord>
      )}
    </>
  );
}

/** Words for screen readers alone. */
function Spoken({ children }: { readonly children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}

function Detail({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Spoken>, </Spoken>
      <span className={styles.detail}>{children}</span>{' '}
    </>
  );
}

/** Free time, which can be booked. */
export function GapBlock({ item, column, ...context }: Props<'gap'>) {
  const { gap, key, lane, lanes } = item;
  const { isBookable } = context;
  return (
    <div className={styles.place} style={placeOf(item, context.start, lane, lanes)}>
      <button
        type="button"
        className={styles.gap}
        data-key={key}
        tabIndex={key === context.current ? 0 : -1}
        aria-label={gapName(gap, column, isBookable)}
        aria-disabled={!isBookable}
        onFocus={() => context.onFocus(key)}
        onClick={() => isBookable && context.onBook(gap, column)}
      >
        <span>
          Free
          <span className={styles.when}>
            {gapText(gap).slice('Free'.length)}
            {isBookable && ': book'}
          </span>
        </span>
      </button>
    </div>
  );
}
