import * as frame from '#messages/frame';
import { SkeletonBar } from '#src/ui/feedback/SkeletonBar';
import styles from './TodaySkeleton.module.css';

/** A loading placeholder for the day. */
export function TodaySkeleton() {
  return (
    <div className={styles.shape}>
      <output className={styles.spoken}>{frame.loading}</output>
      <SkeletonBar className={styles.sentence} />
      <SkeletonBar className={styles.card} />
      <SkeletonBar className={styles.card} />
    </div>
  );
}
