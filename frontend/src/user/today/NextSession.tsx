import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/today';
import { placeNote } from '#src/appointments/place-note';
import { sessionTypeLabels } from '#src/appointments/session-types';
import { weekdayAndTimeText } from '#src/calendar/clinic-time';
import { paths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import styles from './NextSession.module.css';
import type { OfToday } from './TodayParts';

const toSessions = (words: ReactNode) => <Link to={paths.userSessions}>{words}</Link>;

/** Time, place and physiotherapist of the next session. */
export function NextSession({ session }: { readonly session: OfToday['nextSession'] }) {
  if (!session)
    return (
      <Card title={text.nextSession}>
        <p className={styles.line}>{text.noSession({ link: toSessions })}</p>
      </Card>
    );
  const { appointmentDate, sessionType, durationMinutes, physiotherapist } = session;
  const place = placeNote(session);
  return (
    <Card title={text.nextSession}>
      <p className={styles.when}>
        <time dateTime={appointmentDate}>{weekdayAndTimeText(appointmentDate)}</time>
      </p>
      <p className={styles.line}>
        {text.placeAndLength({ place: sessionTypeLabels[sessionType], minutes: durationMinutes })}
      </p>
      {place && <p className={styles.line}>{place}</p>}
      {physiotherapist && <p className={styles.line}>{physiotherapist.name}</p>}
    </Card>
  );
}
