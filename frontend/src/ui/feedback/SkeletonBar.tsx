import styles from './SkeletonBar.module.css';

/** A loading placeholder; `className` sets its size. */
export function SkeletonBar({ className }: { readonly className: string | undefined }) {
  return <span aria-hidden="true" className={`${styles.bar} ${className}`} />;
}
