import { useUnreadMessagesQuery } from '../workplace/gql/generated';
import styles from './UnreadCount.module.css';

/** Number of new messages, next to the inbox link. */
export function UnreadCount() {
  // The sidebar remounts on each page: the cached count is shown until the response.
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
