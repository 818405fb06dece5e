import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { errorOf } from '../errors';
import type { OwnSessionFragment } from '../gql/generated';
import { ErrorBanner } from '../ui/ErrorBanner';
import { sessionsFetchText } from './profile-failures';
import { SessionItem } from './SessionItem';
import styles from './SessionList.module.css';

interface Props {
  readonly sessions: readonly OwnSessionFragment[];
  /** What the list holds, after 'Show more': past sessions. */
  readonly what: string;
  readonly isPast: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => Promise<unknown>;
}

/** Sessions one below the other, ten at first. What 'Show more' brings gets the focus, since the button may be gone by then. */
export function SessionList({ sessions, what, isPast, hasMore, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const focusFrom = useRef<number | null>(null);
  const count = sessions.length;

  useEffect(() => {
    if (focusFrom.current === null || count <= focusFrom.current) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[focusFrom.current]?.focus();
    focusFrom.current = null;
  }, [count]);

  const showMore = async () => {
    setIsLoading(true);
    setFailure(null);
    focusFrom.current = count;
    try {
      await onMore();
    } catch (error) {
      focusFrom.current = null;
      setFailure(sessionsFetchText(errorOf(error)));
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <>
      <ul ref={list} className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} isPast={isPast} />
        ))}
      </ul>
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      {hasMore && (
        <Button loading={isLoading} onClick={() => void showMore()} className={styles.more}>
          Show more {what}
        </Button>
      )}
    </>
  );
}
