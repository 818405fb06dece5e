import * as frame from '#messages/frame';
import styles from './LoadingText.module.css';

/** What stands on a screen while it is not known yet what to show (spec §6). */
export function LoadingText() {
  return <output className={styles.text}>{frame.loading}</output>;
}
