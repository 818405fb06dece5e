import { Link, useSearchParams } from 'react-router-dom';
import { addDays, momentText, startOfDay, dayText, weekdayText } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { useNow } from '#src/calendar/useNow';
import { OpenSigns } from '#src/danger-signs/OpenSigns';
import { failureText } from '#src/failure-text';
import { isOfDays, useBackgroundReads } from '#src/live/useBackgroundReads';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { Card } from '#src/ui/layout/Card';
import { Screen } from '#src/ui/layout/Screen';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { BenchDayDocument, useBenchDayQuery, type BenchDayQuery, type BenchSessionFragment } from '../gql/generated';
import { CareFlagCount, CareFlags } from '../flags/CareFlags';
import { useSessionDialogs, type SessionDialogs } from '../useSessionDialogs';
import styles from './BenchDayPage.module.css';
import { DayBar } from './DayBar';
import { isAhead, partsOf, type DayPart } from './day-parts';
import { freeText, notesText, signsText } from './day-texts';
import { SessionItem } from './SessionItem';
import { isWithinReach, shownDayOf } from './shown-day';
import type { NoteSession } from '../sheet/useNoteWriting';
import { useLinkedNote } from './useLinkedNote';

type Day = BenchDayQuery['benchDay'];

/** A free time. */
type Gap = Pick<Day['free'][number], 'from' | 'until'>;

const NoteSheet = dialogOnDemand(async () => (await import('../sheet/NoteSheet')).NoteSheet);

const BookGapDialog = dialogOnDemand(async () => (await import('./BookGapDialog')).BookGapDialog);

const signsId = 'danger-signs';
const flagsId = 'flags';

/** /physio: a physiotherapist's day, now and next first (bench §8). */
export function BenchDayPage() {
  const [params, setParams] = useSearchParams();
  const today = useClinicToday();
  const day = shownDayOf(params, today);
  const query = useBenchDayQuery({ variables: { day } });
  useBackgroundReads(BenchDayDocument, { day }, isOfDays(day, day));
  const actions = useSessionDialogs();
  const note = useDialog<NoteSession>();
  const gap = useDialog<Gap>();
  useLinkedNote(day, query.data?.benchDay.sessions, note.open);
  const show = (next: string) => setParams(next === today ? {} : { day: next }, { preventScrollReset: true });
  const step = (days: number) => {
    const next = addDays(day, days);
    return isWithinReach(next, today) ? () => show(next) : undefined;
  };
  return (
    <Screen title={day === today ? 'Today' : weekdayText(day)}>
      <DayBar isToday={day === today} onPrevious={step(-1)} onToday={() => show(today)} onNext={step(1)} />
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch your day', failure)}
        skeleton={<TextSkeleton lines={10} />}
      >
        {({ benchDay }) => <Parts day={benchDay} actions={actions} onNote={note.open} onGap={gap.open} />}
      </QueryBoundary>
      {actions.dialogs}
      {gap.subject && <BookGapDialog key={gap.subject.from} gap={gap.subject} {...gap.frame} />}
      {note.subject && <NoteSheet key={note.subject.appointment.id} session={note.subject} {...note.frame} />}
    </Screen>
  );
}

interface PartsProps {
  readonly day: Day;
  readonly actions: SessionDialogs;
  readonly onNote: (session: BenchSessionFragment) => void;
  /** Books a free time. */
  readonly onGap: (gap: Gap) => void;
}

function Parts({ day, actions, onNote, onGap }: PartsProps) {
  const parts = partsOf(day, useNow());
  const [first, rest] = [parts.filter(isAhead), parts.filter((part) => !isAhead(part))];
  const cards = (shown: readonly DayPart[]) =>
    shown.map((part) => (
      <Part key={part.title} part={part} isFirst={part === parts[0]} actions={actions} onNote={onNote} onGap={onGap} />
    ));
  return (
    <>
      <p className={styles.line}>
        {weekdayText(day.day)}
        {day.specialDay && `, ${day.specialDay}`}
        {day.openSigns > 0 && (
          <a href={`#${signsId}`} className={styles.signs}>
            {signsText(day.openSigns)}
          </a>
        )}
        <CareFlagCount id={flagsId} className={styles.flags} />
        {day.notesToSign > 0 && (
          <Link to={staffPaths.physioNotes} className={styles.notes}>
            {notesText(day.notesToSign)}
          </Link>
        )}
      </p>
      <div className={styles.cards}>
        <div className={styles.column}>
          {day.sessions.length === 0 && (
            <Card title="Sessions">
              <EmptyList title="No sessions." hint="Sessions appear here when the front desk books them for you." />
            </Card>
          )}
          {cards(first)}
        </div>
        <div className={`${styles.column} ${styles.side}`}>
          {day.openSigns > 0 && (
            <div id={signsId} tabIndex={-1}>
              <OpenSigns pageOf={(id) => pathOf(staffPaths.physioPatient, id)} />
            </div>
          )}
          <CareFlags id={flagsId} pageOf={(id) => pathOf(staffPaths.physioPatient, id)} />
          <Absences day={day} />
        </div>
        <div className={styles.column}>{cards(rest)}</div>
      </div>
    </>
  );
}

interface PartProps {
  readonly part: DayPart;
  readonly isFirst: boolean;
  readonly actions: SessionDialogs;
  readonly onNote: (session: BenchSessionFragment) => void;
  /** Books a free time. */
  readonly onGap: (gap: Gap) => void;
}

function Part({ part: { title, lines }, isFirst, actions, onNote, onGap }: PartProps) {
  return (
    <Card title={title} standsOut={isFirst && (title === 'Now' || title === 'Next')}>
      <ul aria-label={title} className={styles.list}>
        {lines.map((line) =>
          line.kind === 'session' ? (
            <SessionItem key={line.session.appointment.id} session={line.session} actions={actions} onNote={onNote} />
          ) : (
            <li key={line.at} className={styles.free}>
              <button
                type="button"
                className={`button button-quiet ${styles.gap}`}
                onClick={() => onGap({ from: line.at, until: line.until })}
              >
                {freeText(line.at, line.until)}: book
              </button>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

/** For whom one stands in, and one's own leave. */
function Absences({ day: { covers, leave } }: { readonly day: Day }) {
  return (
    <>
      {covers.length > 0 && (
        <Card title="You stand in">
          <ul aria-label="You stand in" className={styles.list}>
            {covers.map(({ id, absent, until }) => (
              <li key={id} className={styles.free}>
                For {absent.name}, until {dayText(startOfDay(until))}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {leave.length > 0 && (
        <Card title="Your leave">
          {leave.map(({ id, from, until }) => (
            <p key={id} className={styles.line}>
              Away from {momentText(from)} until {momentText(until)}
            </p>
          ))}
        </Card>
      )}
    </>
  );
}
