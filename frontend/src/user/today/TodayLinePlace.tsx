import { SkeletonBar } from '../../ui/SkeletonBar';
import styles from './TodayLine.module.css';

/** Keeps the place of today's line until it is known, so that nothing below it moves under a finger. */
export function TodayLinePlace() {
  return (
    <div className={styles.line}>
      <SkeletonBar className={styles.place} />
    </div>
  );
}
