import { Suspense, useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as words from '#messages/exercise';
import * as text from '#messages/today';
import { paths } from '#src/paths';
import { isChecking, isStopped } from './before-exercises';
import { DayFrame } from './DayFrame';
import { dayExercises } from './exercise/day-exercises';
import { ExerciseScreen, loadExerciseScreen } from './exercise/exercise-on-demand';
import { shownDay } from './shown-day';
import { TodayParts, type DayProps } from './TodayParts';
import { TodaySkeleton } from './TodaySkeleton';
import { Unsent } from './Unsent';

/** Delay before the screen of an exercise is loaded ahead, in milliseconds: the day itself comes first. */
const AHEAD_MS = 3_000;

/**
 * /user/today: a patient's progress and today's tasks, and /user/today/:key: one exercise of them. One page serves both, so that the day
 * that it has loaded stays at hand offline. It queries the server without Apollo; Apollo and Ant Design load only for re-authentication.
 */
export function TodayPage() {
  const { id: key } = useParams();
  useEffect(() => {
    // For an opening without a connection. If it fails, the opening loads it.
    const timer = setTimeout(() => void loadExerciseScreen().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const nameOf = (today: DayProps['today'] | null | undefined) =>
    today?.exercises.find(({ exercise }) => exercise.key === key)?.exercise.name;
  return (
    <DayFrame title={({ told }) => nameOf(told?.today) ?? text.title}>
      {({ today, day, state }) => {
        const props: DayProps = { today: shownDay(today, state.day), day, state };
        return key && !isStopped(props) && !isChecking(props) ? (
          <ExercisePart {...props} exerciseKey={key} />
        ) : (
          <TodayParts {...props} />
        );
      }}
    </DayFrame>
  );
}

function ExercisePart({ exerciseKey, ...props }: DayProps & { readonly exerciseKey: string }) {
  const shown = dayExercises(props.today, props.state).find(({ exercise }) => exercise.key === exerciseKey);
  return (
    <>
      <Unsent day={props.day} state={props.state} />
      {shown ? (
        <Suspense fallback={<TodaySkeleton />}>
          {/* The key begins the counter of each exercise anew. */}
          <ExerciseScreen key={exerciseKey} {...props} shown={shown} />
        </Suspense>
      ) : (
        <p>
          {words.otherPhase} <Link to={paths.userToday}>{words.toToday}</Link>
        </p>
      )}
    </>
  );
}
