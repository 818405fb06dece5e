import { useBackgroundReads } from '../live/useBackgroundReads';
import { UnreadMessagesDocument, useUnreadMessagesQuery } from '../workplace/gql/generated';
import { isOfInbox } from './inbox-labels';
import styles from './UnreadCount.module.css';

const noVariables = {};

/** Number of new messages, next to the inbox link. */
export function UnreadCount() {
  // The sidebar remounts on each page: the cached count is shown until the response.
  const { data } = useUnreadMessagesQuery();
  useBackgroundReads(UnreadMessagesDocument, noVariables, isOfInbox);
  const unread = data?.contactMessages.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.count}>{unread} new</span>
    </>
  );
}
