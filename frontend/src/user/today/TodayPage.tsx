import { Link, useParams } from 'react-router-dom';
import * as words from '#messages/exercise';
import * as text from '#messages/today';
import { paths } from '#src/paths';
import { DayFrame } from './DayFrame';
import { isChecked } from './day-entries';
import { dayExercises } from './exercise/day-exercises';
import { ExerciseScreen } from './exercise/ExerciseScreen';
import { saidOn } from './reported-signs';
import { shownDay } from './shown-day';
import { TodayParts, type DayProps } from './TodayParts';
import { Unsent } from './Unsent';

/**
 * /user/today: a patient's progress and today's tasks, and /user/today/:key: one exercise of them. One page serves both, so that the day
 * that it has loaded stays at hand offline. It queries the server without Apollo; Apollo and Ant Design load only for re-authentication.
 */
export function TodayPage() {
  const { key } = useParams();
  const nameOf = (today: DayProps['today'] | null | undefined) =>
    today?.exercises.find(({ exercise }) => exercise.key === key)?.exercise.name;
  return (
    <DayFrame title={({ told }) => nameOf(told?.today) ?? text.title} isOfDay>
      {({ today, day, state }) => {
        const props: DayProps = { today: shownDay(today, state.day), day, state };
        return key && mayExercise(props) ? <ExercisePart {...props} exerciseKey={key} /> : <TodayParts {...props} />;
      }}
    </DayFrame>
  );
}

/** Whether nothing comes before the exercises: no open danger sign, and the day's check is answered. */
function mayExercise({ today, state }: DayProps): boolean {
  const isStopped = today.stopped || saidOn(state.entries, today.day).length > 0;
  return !isStopped && (!today.needsDangerCheck || isChecked(state.entries, today.day));
}

function ExercisePart({ exerciseKey, ...props }: DayProps & { readonly exerciseKey: string }) {
  const shown = dayExercises(props.today, props.state).find(({ exercise }) => exercise.key === exerciseKey);
  return (
    <>
      <Unsent day={props.day} state={props.state} />
      {shown ? (
        // The key begins the counter of each exercise anew.
        <ExerciseScreen key={exerciseKey} {...props} shown={shown} />
      ) : (
        <p>
          {words.otherPhase} <Link to={paths.userToday}>{words.toToday}</Link>
        </p>
      )}
    </>
  );
}
