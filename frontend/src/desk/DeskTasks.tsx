import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clinicDay } from '../calendar/clinic-time';
import { paths } from '../paths';
import { taskTexts, type TaskName } from './day-texts';
import styles from './DeskDayPage.module.css';
import { useDeskTaskDaysQuery, type DeskDayQuery, type FirstSessionFragment } from './gql/generated';

/** What waits for the desk, each with a link to where it is done. */
export function DeskTasks({ day }: { readonly day: DeskDayQuery['deskDay'] }) {
  const [now] = useState(() => new Date().toISOString());
  const isOfSessions = day.unmarked > 0 || day.needsPhysiotherapist > 0;
  const { data } = useDeskTaskDaysQuery({ variables: { now }, skip: !isOfSessions });
  const addresses: Record<TaskName, string> = {
    requests: paths.deskRequests,
    unmarked: calendarOf(data?.unmarked),
    needsPhysiotherapist: calendarOf(data?.needsPhysiotherapist),
    waiting: paths.deskWaiting,
    newContactMessages: paths.deskInbox,
    failedMessages: `${paths.deskMessages}?status=FAILED`,
  };
  const tasks = taskTexts(day);
  if (tasks.length === 0) return <p className={styles.line}>Nothing waits.</p>;
  return (
    <ul aria-label="Waits for you" className={styles.list}>
      {tasks.map(({ name, text }) => (
        <li key={name} className={styles.row}>
          <Link to={addresses[name]}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The calendar on the day of the first of some sessions; on today until they are known. */
function calendarOf(sessions: FirstSessionFragment | undefined): string {
  const first = sessions?.edges[0]?.node.appointmentDate;
  return first ? `${paths.deskCalendar}?day=${clinicDay(first)}` : paths.deskCalendar;
}
