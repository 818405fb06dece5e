import { useEffect, useRef } from 'react';
import type { OwnSessionFragment } from '../gql/generated';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { PlainButton } from '../ui/layout/PlainButton';
import { useAction } from '../ui/hooks/useAction';
import { sessionsFetchText } from './profile-failures';
import { SessionItem, type AskChange } from './SessionItem';
import styles from './SessionList.module.css';

interface Props {
  readonly sessions: readonly OwnSessionFragment[];
  /** Label of the button that loads more. */
  readonly moreText: string;
  readonly isPast: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => Promise<unknown>;
  readonly onAsk?: AskChange | undefined;
}

/** A list of sessions, at first ten. 'Show more' moves the focus to the first new session, because the button may be gone. */
export function SessionList({ sessions, moreText, isPast, hasMore, onMore, onAsk }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number | null>(null);
  const count = sessions.length;

  useEffect(() => {
    if (focusFrom.current === null || count <= focusFrom.current) return;
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[focusFrom.current]?.focus();
    focusFrom.current = null;
  }, [count]);

  const showMore = async () => {
    focusFrom.current = count;
    try {
      await onMore();
    } catch (error) {
      focusFrom.current = null;
      throw error;
    }
  };
  const { run, isBusy } = useAction({ send: showMore, failureText: sessionsFetchText });

  return (
    <>
      <ul ref={list} className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} isPast={isPast} onAsk={onAsk} />
        ))}
      </ul>
      <ErrorSlot />
      {hasMore && (
        <PlainButton isBusy={isBusy} onClick={() => run()}>
          {moreText}
        </PlainButton>
      )}
    </>
  );
}
