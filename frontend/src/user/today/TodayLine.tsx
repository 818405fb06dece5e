import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import * as words from '#messages/exercise';
import { code } from '#messages/language';
import * as text from '#messages/user';
import { pathOf } from '#src/path-of';
import { paths } from '#src/paths';
import { somethingWrongHash } from '../frame/something-wrong-hash';
import { useOwnQuery } from '../useOwnQuery';
import { AnsweredSign, answeredIn } from './AnsweredSign';
import { nextExercise } from './exercise/next-exercise';
import type { TodayLineQuery } from './gql/generated';
import { KeptSign } from './KeptSign';
import { useHasLeft } from './useHasLeft';
import { gravityOfStop } from './reported-signs';
import styles from './TodayLine.module.css';
import { TodayLinePlace } from './TodayLinePlace';
import todayLine from './today-line.graphql?raw';

/** If loading fails, the page stays without it. */
const LeftOver = lazy(() =>
  import('./UnsentEntries').then(
    (module) => ({ default: module.UnsentEntries }),
    () => ({ default: () => <></> }),
  ),
);

const request = { name: 'TodayLine', query: todayLine, variables: () => ({ language: code.toUpperCase() }) };

type Day = NonNullable<TodayLineQuery['today']>;

interface Props {
  readonly account: string;
  /** Called after each answer. */
  readonly onTold: (told: TodayLineQuery) => void;
}

/**
 * The top of /user: an open danger sign, refetched on focus; unsent entries; and, with a live plan, the progress and the day's next step with
 * one button. If loading fails, the page stays without it.
 */
export function TodayLine({ account, onTold }: Props) {
  const { data: told, error } = useOwnQuery<TodayLineQuery>(request);
  const hasLeft = useHasLeft(account);
  const tell = useEffectEvent(onTold);
  useEffect(() => {
    if (told) tell(told);
  }, [told]);
  const stop = gravityOfStop(told);
  const today = told?.today;
  return (
    <>
      {hasLeft ? (
        <Suspense>
          <LeftOver />
        </Suspense>
      ) : (
        stop && <KeptSign key={stop} severity={stop} isStored />
      )}
      <AnsweredSign task={answeredIn(told)} />
      {!told && !error && <TodayLinePlace />}
      {today && <DayAhead today={today} isStopped={stop !== null} />}
    </>
  );
}

function DayAhead({ today, isStopped }: { readonly today: Day; readonly isStopped: boolean }) {
  const { line, to, button } = stepOf(today, isStopped);
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <p>{today.sentence}</p>
        {line && <p className={styles.step}>{line}</p>}
      </div>
      <div className={styles.ways}>
        <Link to={to} className={isStopped ? 'button button-quiet' : 'button'}>
          {button}
        </Link>
        {!isStopped && (
          <Link to={`${paths.userToday}#${somethingWrongHash}`} className="button button-quiet">
            {text.somethingWrong}
          </Link>
        )}
      </div>
    </div>
  );
}

interface Step {
  readonly line: string | null;
  readonly to: string;
  readonly button: string;
}

/** Returns the day's next step: what stops it, the check of danger signs, the next exercise, or that all is done. */
function stepOf({ needsDangerCheck, exercises }: Day, isStopped: boolean): Step {
  const toDay = { to: paths.userToday, button: text.toToday };
  if (isStopped) return { line: null, to: paths.userToday, button: text.toStop };
  if (needsDangerCheck) return { line: text.checkFirst, ...toDay };
  const next = nextExercise(
    exercises.map((one) => ({ ...one, open: one.occasions.find(({ isDone, skipped }) => !isDone && !skipped) })),
  );
  if (!next?.open) {
    const isAnyDone = exercises.some(({ occasions }) => occasions.some(({ isDone }) => isDone));
    return { line: isAnyDone ? words.allDone : null, ...toDay };
  }
  return {
    line: `${words.nextUp}: ${next.exercise.name}`,
    to: pathOf(paths.userExercise, next.exercise.key),
    button: next.open.setsDone > 0 ? words.goOnWith : words.start,
  };
}
