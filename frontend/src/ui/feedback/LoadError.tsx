import * as kit from '#messages/kit';
import styles from './LoadError.module.css';

/** Rendered instead of content that failed to load: the error and a Retry button. */
export function LoadError({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div className={`card ${styles.box}`}>
      <p role="alert" className={styles.text}>
        {message}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {kit.tryAgain}
      </button>
    </div>
  );
}
