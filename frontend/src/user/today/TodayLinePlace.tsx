import { SkeletonBar } from '#src/ui/feedback/SkeletonBar';
import styles from './TodayLine.module.css';

/** Reserves the space of TodayLine until it loads, so that nothing below it moves. */
export function TodayLinePlace() {
  return (
    <div className={styles.line}>
      <SkeletonBar className={styles.place} />
    </div>
  );
}
