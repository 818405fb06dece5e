import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { code } from '#messages/language';
import * as text from '#messages/user';
import { paths } from '#src/paths';
import { useOwnQuery } from '../useOwnQuery';
import { AnsweredSign } from './AnsweredSign';
import type { Severity, TodayLineQuery } from './gql/generated';
import { gravityKept, unsentOf } from './stored-day';
import { KeptSign } from './KeptSign';
import { gravityOfStop } from './reported-signs';
import { somethingWrongHash } from './something-wrong-hash';
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

interface Props {
  readonly account: string;
  /** Called after each answer with the severity of the plan's stop, or null. */
  readonly onStop?: (severity: Severity | null) => void;
  /** The page shows the progress and links to the day. */
  readonly isLanding?: boolean;
}

/**
 * Status line on pages outside the patient's day: the open danger sign, refetched on focus; unsent entries; and on /user, with a plan, the
 * progress and a link to today. If loading fails, the page stays without it.
 */
export function TodayLine({ account, onStop, isLanding = false }: Props) {
  const { data: told, error } = useOwnQuery<TodayLineQuery>(request);
  const [hasLeft] = useState(() => unsentOf(account).length > 0 || gravityKept(Date.now()) !== null);
  const tell = useEffectEvent((answer: TodayLineQuery) => onStop?.(gravityOfStop(answer)));
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
      {today?.answeredTask && <AnsweredSign task={today.answeredTask} />}
      {isLanding && !told && !error && <TodayLinePlace />}
      {(isLanding || stop) && today && (
        <div className={styles.line}>
          {isLanding && <p>{today.sentence}</p>}
          <Link to={paths.userToday} className={stop ? 'button button-quiet' : 'button'}>
            {stop ? text.toStop : text.toToday}
          </Link>
          {!stop && (
            <Link to={`${paths.userToday}#${somethingWrongHash}`} className="button button-quiet">
              {text.somethingWrong}
            </Link>
          )}
        </div>
      )}
      {!isLanding && !stop && today && (
        <p>
          <Link to={`${paths.userToday}#${somethingWrongHash}`}>{text.somethingWrong}</Link>
        </p>
      )}
    </>
  );
}
