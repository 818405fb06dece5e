import { use, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { code } from '#messages/language';
import * as text from '#messages/user';
import { AppSessionContext } from '../../auth/AppSession';
import { log } from '../../log';
import { paths } from '../../paths';
import { callServer } from './call-server';
import type { TodayLineQuery } from './gql/generated';
import styles from './TodayLine.module.css';
import todayLine from './today-line.graphql?raw';

/** On top of /user, where there is a plan: how far along, and the way to what is to do today. Where it cannot be read, the page stays as it is. */
export function TodayLine() {
  const session = use(AppSessionContext);
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    if (session)
      callServer<TodayLineQuery>(session.fetch, 'TodayLine', todayLine, { language: code.toUpperCase() }).then(
        ({ today }) => setSentence(today?.sentence),
        (error: unknown) => log.warn('The day could not be read.', error),
      );
  }, [session]);
  if (!sentence) return null;
  return (
    <div className={styles.line}>
      <p>{sentence}</p>
      <Link to={paths.userToday} className="button">
        {text.toToday}
      </Link>
    </div>
  );
}
