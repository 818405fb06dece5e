import styles from './SkeletonBar.module.css';

/** Stands where something will be that is on its way, in the size that the class gives it. */
export function SkeletonBar({ className }: { readonly className: string | undefined }) {
  return <span aria-hidden="true" className={`${styles.bar} ${className}`} />;
}
