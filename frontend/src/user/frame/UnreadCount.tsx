import { use } from 'react';
import * as text from '#messages/today';
import { OwnDayContext } from '../today/day-context';
import styles from './TabBar.module.css';

/** The number of messages of the clinic that the patient has not read; none on /user, which does not load the day. */
export function UnreadCount() {
  const count = use(OwnDayContext)?.state.told?.today?.unreadMessages ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className={styles.aloud}>{text.newMessages({ count })}</span>
    </span>
  );
}
