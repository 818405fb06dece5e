import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { clinicDay, dayText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import { useAction } from '#src/ui/hooks/useAction';
import { EmptyList } from '#src/ui/lists/EmptyList';
import { Composer } from './Composer';
import type { ConversationTexts } from './conversation-texts';
import styles from './Conversation.module.css';
import {
  useReadCareMessagesMutation,
  useWithdrawCareMessageMutation,
  type CareConversationQuery,
  type CareMessageItemFragment,
} from './gql/generated';
import { MessageItem } from './MessageItem';

interface Props {
  readonly thread: CareConversationQuery['careThread'];
  readonly account: string;
  /** Whether the reader is of the team. */
  readonly isTeam: boolean;
  /** The grant by which a family member reads and writes for a patient, without marking as read or withdrawing. */
  readonly grantId?: string;
  readonly texts: ConversationTexts;
  readonly refetch: () => Promise<unknown>;
  readonly onEarlier: (after: string) => void;
  /** Rendered beside the notice. */
  readonly aside?: ReactNode;
  readonly tools?: (insert: (text: string) => void) => ReactNode;
}

const isPatients = ({ author }: CareMessageItemFragment) => author === 'PATIENT' || author === 'FAMILY';

/** Messages between a patient and the team by day, oldest first, with the field for writing below. What is shown counts as read. */
export function Conversation({ thread, account, isTeam, grantId, texts, refetch, onEarlier, aside, tools }: Props) {
  const { messages, canWrite, patient } = thread;
  const notice = (
    <div className={styles.notice}>
      <p>{thread.notice}</p>
      {aside}
    </div>
  );
  const shown = messages.edges.map(({ node }) => node).toReversed();
  // What was sent or withdrawn stays so without an answer, which the next look brings.
  const look = () => refetch().catch(() => undefined);
  const [withdraw] = useWithdrawCareMessageMutation();
  const withdrawing = useAction<string>({
    send: async (id) => {
      await withdraw({ variables: { id } });
      await look();
    },
    failureText: (failure) => failureText(texts.notWithdrawn, failure),
    keyOf: (id) => id,
  });
  useReading(grantId === undefined ? shown : [], isTeam);
  const { endCursor, hasNextPage } = messages.pageInfo;
  return (
    <>
      {hasNextPage && endCursor && (
        <button type="button" className="button button-quiet" onClick={() => onEarlier(endCursor)}>
          {texts.earlier}
        </button>
      )}
      {shown.length === 0 && <EmptyList title={texts.none} hint={texts.noneHint} />}
      <div role="log" aria-label={texts.list} className={styles.log}>
        {byDay(shown).map(([day, ofDay]) => (
          <section key={day} aria-label={dayText(day)}>
            <p className={styles.day}>{dayText(day)}</p>
            <ol className={styles.list}>
              {ofDay.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  isOfOwnSide={isPatients(message) !== isTeam}
                  texts={texts}
                  isBusy={withdrawing.isBusyWith(message.id)}
                  onWithdraw={grantId === undefined ? () => withdrawing.run(message.id) : undefined}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {canWrite ? (
        <Composer
          key={thread.id}
          account={account}
          conversation={patient.id}
          patientId={isTeam ? patient.id : undefined}
          grantId={grantId}
          notice={notice}
          texts={texts}
          onSent={look}
          tools={tools}
        />
      ) : (
        <>
          {notice}
          <p>{texts.ended}</p>
        </>
      )}
    </>
  );
}

/** Groups messages, which are in order, by the clinic's day. */
function byDay(messages: readonly CareMessageItemFragment[]) {
  const days: [day: string, ofDay: CareMessageItemFragment[]][] = [];
  for (const message of messages) {
    const day = clinicDay(message.sentAt);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(message);
    else days.push([day, [message]]);
  }
  return days;
}

/** Marks what the other side wrote as read, while the page is looked at. */
function useReading(shown: readonly CareMessageItemFragment[], isTeam: boolean): void {
  const [read] = useReadCareMessagesMutation();
  const unread = shown.findLast((one) => isPatients(one) === isTeam && !one.readAt && !one.withdrawnAt)?.id;
  // A failure leaves them unread; the next look marks them.
  const mark = useEffectEvent((upTo: string) => void read({ variables: { upTo } }).catch(() => undefined));
  useEffect(() => {
    if (!unread) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') mark(unread);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [unread]);
}
