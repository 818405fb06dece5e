import * as text from '#messages/today';
import styles from './DangerQuestions.module.css';
import type { OfToday } from './TodayParts';

interface Props {
  readonly signs: OfToday['dangerSigns'];
  readonly onYes: (key: string) => void;
}

/** Questions with a Yes button each. */
export function DangerQuestions({ signs, onYes }: Props) {
  return (
    <ul className={styles.questions}>
      {signs.map(({ key, question }) => (
        <li key={key} className={styles.question}>
          <span>{question}</span>
          <button
            type="button"
            className={`button button-quiet ${styles.yes}`}
            aria-label={text.yesTo({ question })}
            onClick={() => onYes(key)}
          >
            {text.yes}
          </button>
        </li>
      ))}
    </ul>
  );
}
