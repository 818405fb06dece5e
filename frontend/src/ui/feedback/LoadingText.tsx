import * as frame from '#messages/frame';
import styles from './LoadingText.module.css';

/** Rendered while the screen's content is not known yet. */
export function LoadingText() {
  return <output className={styles.text}>{frame.loading}</output>;
}
