import { useNavigation } from 'react-router-dom';
import * as frame from '#messages/frame';
import styles from './NavigationProgress.module.css';

/** A line at the top of the window while the next page is fetched, for those whose network takes longer than a moment. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <progress className={styles.line} aria-label={frame.loadingPage} />;
}
