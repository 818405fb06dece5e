import * as text from '#messages/today';
import { CallButton } from './CallButton';
import styles from './DangerStop.module.css';
import { useIntoView } from './useIntoView';

/** Pain from which advice is shown, and pain from which it is to call the clinic at once. */
const HIGH = 7;
const VERY_HIGH = 9;

interface Props {
  readonly pain: number;
  /** The pain was entered just now: the advice scrolls into view and takes the focus. */
  readonly isNew: boolean;
}

/** Advice for strong pain, available offline. */
export function PainAdvice({ pain, isNew }: Props) {
  const here = useIntoView<HTMLDivElement>(isNew);
  if (pain < HIGH) return null;
  const isVeryHigh = pain >= VERY_HIGH;
  return (
    <div ref={here} role="alert" tabIndex={-1} className={styles.advice}>
      <p className={styles.first}>{isVeryHigh ? text.painVeryHigh : text.painHigh}</p>
      <div className={styles.calls}>
        <CallButton isQuiet={!isVeryHigh} />
      </div>
    </div>
  );
}
