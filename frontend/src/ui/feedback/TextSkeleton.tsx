import { SkeletonBar } from './SkeletonBar';
import styles from './TextSkeleton.module.css';

/** A loading placeholder for lines of text. */
export function TextSkeleton({ lines }: { readonly lines: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBar key={line} className={styles.line} />
      ))}
    </div>
  );
}
