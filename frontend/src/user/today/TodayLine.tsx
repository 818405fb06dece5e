import { lazy, Suspense, use, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { code } from '#messages/language';
import * as text from '#messages/user';
import { AppSessionContext } from '../../auth/AppSession';
import { log } from '../../log';
import { paths } from '../../paths';
import { callServer } from './call-server';
import type { TodayLineQuery } from './gql/generated';
import { gravityKept, unsentOf } from './kept-day';
import styles from './TodayLine.module.css';
import { TodayLinePlace } from './TodayLinePlace';
import todayLine from './today-line.graphql?raw';

/** Should it not come, the page stays as it is. */
const LeftOver = lazy(() =>
  import('./LeftOver').then(
    (module) => ({ default: module.LeftOver }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * On top of /user, where there is a plan: how far along, and the way to what is to do today; above it what the day left unsent, and a danger
 * sign that was said. Where it cannot be read, the page stays as it is.
 */
export function TodayLine({ account }: { readonly account: string }) {
  const session = use(AppSessionContext);
  const [sentence, setSentence] = useState<string | null>();
  const [hasLeft] = useState(() => unsentOf(account).length > 0 || gravityKept(Date.now()) !== null);
  useEffect(() => {
    if (session)
      callServer<TodayLineQuery>(session.fetch, 'TodayLine', todayLine, { language: code.toUpperCase() }).then(
        ({ today }) => setSentence(today?.sentence ?? null),
        (error: unknown) => {
          log.warn('The day could not be read.', error);
          setSentence(null);
        },
      );
  }, [session]);
  return (
    <>
      {hasLeft && (
        <Suspense>
          <LeftOver />
        </Suspense>
      )}
      {sentence === undefined && <TodayLinePlace />}
      {sentence && (
        <div className={styles.line}>
          <p>{sentence}</p>
          <Link to={paths.userToday} className="button">
            {text.toToday}
          </Link>
        </div>
      )}
    </>
  );
}
