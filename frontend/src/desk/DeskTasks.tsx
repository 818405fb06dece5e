import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { taskTexts } from './day-texts';
import styles from './DeskDayPage.module.css';
import type { DeskDayQuery } from './gql/generated';

const addresses = {
  requests: paths.deskRequests,
  unmarked: paths.deskCalendar,
  needsPhysiotherapist: paths.deskCalendar,
  newContactMessages: paths.deskInbox,
  failedMessages: `${paths.deskMessages}?status=FAILED`,
} as const;

/** What waits for the desk, each with a link to where it is done. */
export function DeskTasks({ day }: { readonly day: DeskDayQuery['deskDay'] }) {
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
