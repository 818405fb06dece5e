import { Section } from '../Section';
import styles from './CallADoctor.module.css';

/** When a patient should stop exercising and call; general, and no substitute for what the surgeon said. */
export function CallADoctor() {
  return (
    <Section
      title="When to call a doctor"
      intro="Some pain and swelling is usual after surgery. These signs are not. Stop the exercises and call, even at night."
    >
      <div className={styles.columns}>
        <div className={styles.soon}>
          <h3 className={styles.title}>Call your surgeon or doctor the same day</h3>
          <ul className={styles.signs}>
            <li>sudden or growing swelling, or pain that gets worse instead of better</li>
            <li>pain, warmth or swelling in one calf</li>
            <li>fever or shivering</li>
            <li>a wound that opens, leaks, or turns red and hot</li>
            <li>a joint that suddenly cannot carry you or cannot move</li>
          </ul>
        </div>
        <div className={styles.now}>
          <h3 className={styles.title}>Call 112 or go to an emergency department now</h3>
          <ul className={styles.signs}>
            <li>chest pain, or trouble breathing</li>
            <li>new weakness or numbness, a drooping face, or trouble speaking</li>
            <li>loss of control over bladder or bowels after surgery on the back</li>
            <li>a sudden severe headache, confusion, a fit, or fainting</li>
            <li>bleeding that does not stop</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
