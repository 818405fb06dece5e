import styles from './EmptyList.module.css';

/** The empty state of a list, with a hint about its future content. */
export function EmptyList({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
