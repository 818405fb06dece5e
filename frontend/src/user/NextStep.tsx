import { Skeleton } from 'antd';
import { SessionStatus } from '../appointments/SessionStatus';
import { sessionTypeLabels } from '../appointments/session-types';
import { addDays, clinicDay, momentText } from '../calendar/clinic-time';
import type { OwnSessionFragment } from '../gql/generated';
import { useClinicToday } from '../calendar/useClinicToday';
import { askForSessionId } from './ask-for-session-id';
import { Card } from '../ui/Card';
import styles from './NextStep.module.css';
import { sessionNote, therapistName } from './session-notes';
import type { Ahead } from './useSessionsAhead';

/** The one thing that stands out: the next session, or how to ask for one. When it is unknown, the list below says why. */
export function NextStep({ ahead: { sessions, next, error } }: { readonly ahead: Ahead }) {
  if (!sessions && error) return <WhenToCall />;
  return (
    <div className={styles.step}>
      {next ? (
        <NextSession session={next} />
      ) : (
        <Card title="Your next step" standsOut>
          {sessions ? (
            <>
              <p>No session is planned for you yet. Tell the clinic when it suits you, and it will confirm a time.</p>
              <a href={`#${askForSessionId}`} className="button">
                Ask for a session
              </a>
            </>
          ) : (
            <Skeleton active paragraph={{ rows: 2 }} />
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
  const soon = day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : null;
  const note = sessionNote(session, false);
  return (
    <Card title={status === 'PENDING' ? 'The session you asked for' : 'Your next session'} standsOut>
      <p className={styles.when}>
        {soon && <span className={styles.soon}>{soon}</span>}{' '}
        <time dateTime={appointmentDate}>{momentText(appointmentDate)}</time>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Status</dt>
          <dd>
            <SessionStatus status={status} />
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            {sessionTypeLabels[sessionType]}, {durationMinutes} minutes
          </dd>
        </div>
        <div>
          <dt>With</dt>
          <dd>{therapistName(session)}</dd>
        </div>
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  );
}

/** General signs that do not wait for a session. */
function WhenToCall() {
  return (
    <p className={styles.call}>
      <strong>Call your doctor at once</strong> for fever, a wound that bleeds or weeps, a hot and swollen leg, or
      sudden strong pain; do not wait for your session. For chest pain, trouble breathing or fainting, call{' '}
      <a href="tel:112">112</a> or go to the nearest hospital.
    </p>
  );
}
