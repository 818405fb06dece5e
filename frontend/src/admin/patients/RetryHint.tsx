import { Button } from 'antd';
import styles from './RetryHint.module.css';

/** Stands where something could not be loaded, below the banner that says so. */
export function RetryHint({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.hint}>
      <p className={styles.text}>{text}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
