import styles from './ClipStatus.module.css';

/** Whether somebody has looked at a film: the word, with a tick or a clock. */
export function ClipStatus({ status }: { readonly status: string }) {
  const isReviewed = status === 'Reviewed';
  return (
    <span className={isReviewed ? `${styles.status} ${styles.reviewed}` : styles.status}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        <path d={isReviewed ? 'm7 12.5 3.5 3.5L17 9' : 'M12 6.5V12l3.5 2.5'} />
      </svg>
      {status}
    </span>
  );
}
