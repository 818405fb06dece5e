import * as text from '#messages/today';
import { CallButton } from './CallButton';
import styles from './Stopped.module.css';

/** Pain from which there is advice, and from which the clinic is to be called at once (companion §4). */
const HIGH = 7;
const VERY_HIGH = 9;

/** What to do about strong pain: at once and without the network. */
export function PainAdvice({ pain }: { readonly pain: number }) {
  if (pain < HIGH) return null;
  const isVeryHigh = pain >= VERY_HIGH;
  return (
    <div role="alert" className={styles.advice}>
      <p className={styles.first}>{isVeryHigh ? text.painVeryHigh : text.painHigh}</p>
      <div className={styles.calls}>
        <CallButton isQuiet={!isVeryHigh} />
      </div>
    </div>
  );
}
