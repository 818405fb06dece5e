import * as text from '#messages/exercise';
import type { SkipReason } from '../gql/generated';
import { CallButton } from '../CallButton';
import styles from './ExerciseScreen.module.css';

const reasons: readonly SkipReason[] = ['PAIN', 'TIRED', 'NO_TIME', 'NOT_SURE', 'NO_EQUIPMENT', 'UNWELL', 'OTHER'];

/** Asks why an exercise is left out. `undefined`: not left out after all. */
export function SkipReasons({ onPick }: { readonly onPick: (reason?: SkipReason) => void }) {
  return (
    <section aria-labelledby="why" className={styles.reasons}>
      <h2 id="why" className={styles.heading}>
        {text.why}
      </h2>
      <ul className={styles.reasonList}>
        {reasons.map((reason) => (
          <li key={reason}>
            <button type="button" className={`button button-quiet ${styles.reason}`} onClick={() => onPick(reason)}>
              {text.reason({ reason })}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {text.notSureHint} <CallButton />
      </p>
      <button type="button" className="button button-quiet" onClick={() => onPick()}>
        {text.keepIt}
      </button>
    </section>
  );
}
