import * as kit from '#messages/kit';
import styles from './LoadError.module.css';

/** Stands where content should be when it could not be loaded: the sentence, and a way to try again. */
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
