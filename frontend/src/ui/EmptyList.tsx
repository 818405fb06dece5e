import styles from './EmptyList.module.css';

/** Stands in the place of an empty list: that it is empty, and what will come into it. */
export function EmptyList({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
