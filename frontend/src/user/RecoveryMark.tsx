import styles from './RecoveryMark.module.css';
import type { MarkKind } from './recovery-marks';

/** The mark of one session, 32 by 32: a tick, an empty circle, a bold circle for the next session, or a cross. */
export function RecoveryMark({ kind }: { readonly kind: MarkKind }) {
  switch (kind) {
    case 'done':
      return (
        <>
          <circle cx="16" cy="16" r="12" className={styles.done} />
          <path d="m10.5 16.5 4 4 7.5-8.5" className={styles.tick} />
        </>
      );
    case 'missed':
      return <path d="m9 9 14 14M23 9 9 23" className={styles.missed} />;
    case 'next':
      return <circle cx="16" cy="16" r="11" className={styles.next} />;
    case 'left':
      return <circle cx="16" cy="16" r="11" className={styles.left} />;
  }
}
