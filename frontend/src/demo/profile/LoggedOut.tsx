import styles from '../DemoPage.module.css';
import { restartDemo } from '../demo-state';

/** The profile's logged-out state. */
export function LoggedOut() {
  return (
    <div className={`card card-raised ${styles.card}`}>
      <h2 className={styles.heading}>You have been logged out.</h2>
      <p className={styles.text}>This was the demo's own user. If you have an account here, you are still signed in.</p>
      <p className={styles.after}>
        <button type="button" className="button" onClick={restartDemo}>
          Start the demo again
        </button>
      </p>
    </div>
  );
}
