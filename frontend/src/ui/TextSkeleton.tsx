import { SkeletonBar } from './SkeletonBar';
import styles from './TextSkeleton.module.css';

/** Stands where some lines of text will be. */
export function TextSkeleton({ lines }: { readonly lines: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBar key={line} className={styles.line} />
      ))}
    </div>
  );
}
