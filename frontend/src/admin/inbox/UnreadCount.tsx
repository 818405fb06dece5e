import { useUnreadMessagesQuery } from '../gql/generated';
import styles from './UnreadCount.module.css';

/** How many messages nobody has opened, beside the link to the inbox. */
export function UnreadCount() {
  // What is known stands there until the answer comes: this is there anew on each page (AdminSidebar).
  const { data } = useUnreadMessagesQuery();
  const unread = data?.contactMessages.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.count}>{unread} new</span>
    </>
  );
}
