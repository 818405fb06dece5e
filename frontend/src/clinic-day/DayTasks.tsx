import { useState } from 'react';
import { Link } from 'react-router-dom';
import { clinicDay } from '../calendar/clinic-time';
import { useWorkplace, type Workplace } from '../workplace/workplace-context';
import { taskTexts, type TaskName } from './day-texts';
import styles from './ClinicDay.module.css';
import { useDeskTaskDaysQuery, type DeskDayQuery, type FirstSessionFragment } from './gql/generated';

/** What waits for the desk and the console, each with a link to where it is done. */
export function DayTasks({ day }: { readonly day: DeskDayQuery['deskDay'] }) {
  const place = useWorkplace();
  const [now] = useState(() => new Date().toISOString());
  const isOfSessions = day.unmarked > 0 || day.needsPhysiotherapist > 0;
  const { data } = useDeskTaskDaysQuery({ variables: { now }, skip: !isOfSessions });
  const addresses: Record<TaskName, string> = {
    requests: place.requests,
    unmarked: calendarOf(place, data?.unmarked),
    needsPhysiotherapist: calendarOf(place, data?.needsPhysiotherapist),
    waiting: place.waiting,
    newContactMessages: place.inbox,
    failedMessages: `${place.messages}?status=FAILED`,
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
function calendarOf({ calendar }: Workplace, sessions: FirstSessionFragment | undefined): string {
  const first = sessions?.edges[0]?.node.appointmentDate;
  return first ? `${calendar}?day=${clinicDay(first)}` : calendar;
}
