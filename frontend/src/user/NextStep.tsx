import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/user';
import { SessionStatus } from '../appointments/SessionStatus';
import { placeNote } from '../appointments/place-note';
import { sessionTypeLabels } from '../appointments/session-types';
import { addDays, clinicDay, momentText } from '../calendar/clinic-time';
import type { OwnSessionFragment } from '../gql/generated';
import { useClinicToday } from '../calendar/useClinicToday';
import { paths } from '../paths';
import { askForSessionId } from './ask-for-session-id';
import { errorOf } from '../errors';
import { LoadError } from '../ui/feedback/LoadError';
import { sessionsFetchText } from './profile-failures';
import { Card } from '../ui/layout/Card';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import styles from './NextStep.module.css';
import { sessionNote, therapistName } from './session-notes';
import type { Ahead } from './useSessionsAhead';

interface Props {
  readonly ahead: Ahead;
  /** The page itself shows that nothing could be loaded. */
  readonly isErrorShown?: boolean;
  /** False while an emergency is open: the server rejects requests then. */
  readonly mayAsk: boolean;
}

/** The primary card: the next session, or a link to request one. */
export function NextStep({ ahead: { sessions, next, error, refetch }, mayAsk, isErrorShown = false }: Props) {
  if (!sessions && error)
    return (
      <div className={styles.step}>
        {!isErrorShown && <LoadError message={sessionsFetchText(errorOf(error))} onRetry={() => void refetch()} />}
        <WhenToCall />
      </div>
    );
  return (
    <div className={styles.step}>
      {next ? (
        <NextSession session={next} />
      ) : (
        <Card title={text.nextStep} standsOut>
          {sessions ? (
            <>
              <p>{text.noSession}</p>
              {mayAsk && (
                <Link to={`${paths.userSessions}#${askForSessionId}`} className="button">
                  {text.ask}
                </Link>
              )}
            </>
          ) : (
            <TextSkeleton lines={3} />
          )}
        </Card>
      )}
      <WhenToCall />
    </div>
  );
}

function NextSession({ session }: { readonly session: OwnSessionFragment }) {
  const today = useClinicToday();
  const { appointmentDate, status, sessionType, durationMinutes } = session;
  const day = clinicDay(appointmentDate);
  const soon = day === today ? text.today : day === addDays(today, 1) ? text.tomorrow : null;
  const note = sessionNote(session, false);
  const place = placeNote(session);
  return (
    <Card title={status === 'PENDING' ? text.askedFor : text.nextSession} standsOut>
      <p className={styles.when}>
        {soon && <span className={styles.soon}>{soon}</span>}{' '}
        <time dateTime={appointmentDate}>{momentText(appointmentDate)}</time>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{text.status}</dt>
          <dd>
            <SessionStatus status={status} />
          </dd>
        </div>
        <div>
          <dt>{text.where}</dt>
          <dd>{text.placeAndLength({ place: sessionTypeLabels[sessionType], minutes: durationMinutes })}</dd>
        </div>
        <div>
          <dt>{text.withWhom}</dt>
          <dd>{therapistName(session)}</dd>
        </div>
      </dl>
      {place && <p className={styles.note}>{place}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <p className={styles.note}>
        <Link to={paths.userSessions}>{text.toSessions}</Link>
      </p>
    </Card>
  );
}

const strong = (words: ReactNode) => <strong>{words}</strong>;
const emergency = (words: ReactNode) => <a href="tel:112">{words}</a>;

/** General warning signs that should not wait for a session. */
function WhenToCall() {
  return <p className={styles.call}>{text.callDoctor({ strong, link: emergency })}</p>;
}
