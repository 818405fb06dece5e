import { lazy, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { code } from '#messages/language';
import * as text from '#messages/user';
import { AppSessionContext } from '../../auth/AppSession';
import { log } from '../../log';
import { paths } from '../../paths';
import { AnsweredSign } from './AnsweredSign';
import { fetchGraphql } from './fetch-graphql';
import type { Severity, TodayLineQuery } from './gql/generated';
import { gravityKept, unsentOf } from './stored-day';
import { KeptSign } from './KeptSign';
import { gravityOfStop } from './reported-signs';
import { somethingWrongHash } from './something-wrong-hash';
import styles from './TodayLine.module.css';
import { TodayLinePlace } from './TodayLinePlace';
import todayLine from './today-line.graphql?raw';

/** Should it not come, the page stays as it is. */
const LeftOver = lazy(() =>
  import('./UnsentEntries').then(
    (module) => ({ default: module.UnsentEntries }),
    () => ({ default: () => <></> }),
  ),
);

interface Props {
  readonly account: string;
  /** Is told how grave the sign is that stops the plan, each time that the server was asked; null of none. */
  readonly onStop?: (severity: Severity | null) => void;
  /** The page says how far along the patient is, and leads to the day. */
  readonly isLanding?: boolean;
}

/**
 * On top of the pages beside the day's: the open danger sign as the server tells it, asked again whenever the page is looked at; what the day
 * left unsent; on /user, where there is a plan, how far along and the way to what is to do today. Where it cannot be read, the page stays as it is.
 */
export function TodayLine({ account, onStop, isLanding = false }: Props) {
  const session = use(AppSessionContext);
  const [told, setTold] = useState<TodayLineQuery | null>();
  const [hasLeft] = useState(() => unsentOf(account).length > 0 || gravityKept(Date.now()) !== null);
  const show = useEffectEvent((answer: TodayLineQuery | null) => {
    setTold((former) => answer ?? former ?? null);
    if (answer) onStop?.(gravityOfStop(answer));
  });
  useEffect(() => {
    if (!session) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      fetchGraphql<TodayLineQuery>(session.fetch, 'TodayLine', todayLine, { language: code.toUpperCase() }).then(
        show,
        (error: unknown) => {
          log.warn('The day could not be read.', error);
          show(null);
        },
      );
    };
    look();
    const events = ['focus', 'online'] as const;
    for (const event of events) window.addEventListener(event, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session]);
  const stop = gravityOfStop(told ?? undefined);
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
      {isLanding && told === undefined && <TodayLinePlace />}
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
