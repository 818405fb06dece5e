import { useNavigation } from 'react-router-dom';
import * as frame from '#messages/frame';
import styles from './NavigationProgress.module.css';

/** A progress bar at the top of the window during a slow navigation. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <progress className={styles.line} aria-label={frame.loadingPage} />;
}
