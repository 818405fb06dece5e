import { momentText, timeText } from '#src/calendar/clinic-time';
import { useNow } from '#src/calendar/useNow';
import type { ConversationTexts } from './conversation-texts';
import styles from './Conversation.module.css';
import type { CareMessageItemFragment } from './gql/generated';

/** Time in which a message can be withdrawn, in milliseconds. */
const withdrawMs = 600_000;

interface Props {
  readonly message: CareMessageItemFragment;
  /** Whether the reader's side wrote it. */
  readonly isOfOwnSide: boolean;
  readonly texts: ConversationTexts;
  readonly isBusy: boolean;
  /** Undefined for those who may not withdraw. */
  readonly onWithdraw: (() => void) | undefined;
}

/** A message: one's own side on the right, with its read state in words. */
export function MessageItem({ message, isOfOwnSide, texts, isBusy, onWithdraw }: Props) {
  const now = useNow();
  const { authorName, isOwn, text, photos, sentAt, readAt, withdrawnAt } = message;
  const mayWithdraw = onWithdraw && isOwn && !readAt && !withdrawnAt && now - Date.parse(sentAt) < withdrawMs;
  return (
    <li className={isOfOwnSide ? `${styles.item} ${styles.own}` : styles.item}>
      <p className={styles.author}>
        <strong>{isOwn ? texts.you : authorName || texts.nameless}</strong>{' '}
        <time dateTime={sentAt}>{timeText(sentAt)}</time>
      </p>
      {withdrawnAt ? <p className={styles.hint}>{texts.withdrawn}</p> : text && <p className={styles.text}>{text}</p>}
      {photos.map(({ id, url, width, height }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer" aria-label={texts.openPhoto({ number: index + 1 })}>
          <img
            src={url}
            width={width}
            height={height}
            loading="lazy"
            alt={texts.photo({ number: index + 1 })}
            className={styles.photo}
          />
        </a>
      ))}
      {isOfOwnSide && !withdrawnAt && (
        <p className={styles.state}>
          {readAt ? texts.readAt({ moment: momentText(readAt) }) : texts.notRead}
          {mayWithdraw && (
            <button type="button" className="button button-quiet" disabled={isBusy} onClick={onWithdraw}>
              {texts.withdraw}
            </button>
          )}
        </p>
      )}
    </li>
  );
}
