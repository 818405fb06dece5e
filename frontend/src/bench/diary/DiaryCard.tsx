import { Button } from 'antd';
import { Fragment, useState } from 'react';
import { addDays, clinicDay, dayText, shortWeekday, startOfDay } from '#src/calendar/clinic-time';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { errorOf, type CallError } from '#src/errors';
import { failureText } from '#src/failure-text';
import { LoadError } from '#src/ui/feedback/LoadError';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton';
import { useRefetchOnFocus } from '#src/ui/hooks/useRefetchOnFocus';
import { Card } from '#src/ui/layout/Card';
import type { CarePlanFragment } from '../patients/gql/generated';
import styles from './DiaryCard.module.css';
import { doneText, painText, skippedTexts, withoutEmptyBeginning } from './diary-texts';
import { useCareDiaryQuery, type CareDiaryQuery } from './gql/generated';

/** Days that are shown at first, and that each press of the button adds. */
const step = 14;
/** Largest number of days that the server returns. */
const most = 62;
const diaryFailure = (failure: CallError) => failureText('Failed to fetch the diary', failure);

/** What a patient did, left out and reported, by day, newest first (companion §11). */
export function DiaryCard({ plan }: { readonly plan: CarePlanFragment }) {
  const [count, setCount] = useState(step);
  const until = lastDayOf(plan, useClinicToday());
  const from = addDays(until, 1 - count);
  const query = useCareDiaryQuery({ variables: { planId: plan.id, from, until } });
  useRefetchOnFocus(query.refetch);
  const { data = query.previousData, error } = query;
  const hasFailedEarlier = Boolean(error) && !query.data && data !== undefined;
  return (
    <Card title="Diary by day">
      <QueryBoundary query={{ ...query, data }} failureText={diaryFailure} skeleton={<TextSkeleton lines={6} />}>
        {({ activity }) => <Days days={withoutEmptyBeginning(activity)} names={exerciseNames(plan)} />}
      </QueryBoundary>
      {hasFailedEarlier && <LoadError message={diaryFailure(errorOf(error))} onRetry={() => void query.refetch()} />}
      {count < most && !hasFailedEarlier && (
        <Button
          className={styles.earlier}
          loading={query.loading && count > step}
          onClick={() => setCount(Math.min(count + step, most))}
        >
          Show earlier
        </Button>
      )}
    </Card>
  );
}

/** Returns the last day of which the diary tells: of a completed plan that on which its last phase was left. */
function lastDayOf({ status, passages }: CarePlanFragment, today: string): string {
  const last = passages.at(-1);
  return status === 'COMPLETED' && last ? clinicDay(last.confirmedAt) : today;
}

function exerciseNames({ phases, programmeVersions }: CarePlanFragment): ReadonlyMap<string, string> {
  const exercises = [...programmeVersions, ...phases].flatMap((one) => one.exercises);
  return new Map(exercises.map(({ key, name }) => [key, name]));
}

interface DaysProps {
  /** Oldest first. */
  readonly days: CareDiaryQuery['activity'];
  readonly names: ReadonlyMap<string, string>;
}

function Days({ days, names }: DaysProps) {
  if (days.length === 0) return <p className={styles.none}>Nothing in these days.</p>;
  return (
    <table className={styles.days}>
      <caption className={styles.caption}>Newest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Done</th>
          <th scope="col">Pain, 0 to 10</th>
          <th scope="col">Effort</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, skipped, pain, effort, tickedBy, ...counts }) => (
          <Fragment key={day}>
            <tr className={styles.day}>
              <th scope="row">{`${shortWeekday(day)} ${dayText(startOfDay(day))}`}</th>
              <td>{doneText(counts)}</td>
              <td>{painText(pain)}</td>
              <td>{effort ?? '–'}</td>
            </tr>
            {tickedBy.length > 0 && (
              <tr>
                <td colSpan={4} className={styles.skipped}>
                  Ticked by {tickedBy.join(', ')}
                </td>
              </tr>
            )}
            {skipped.length > 0 && (
              <tr>
                <td colSpan={4} className={styles.skipped}>
                  Left out: {skippedTexts(skipped, names).join('; ')}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
