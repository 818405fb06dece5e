import type { ExerciseClip } from '../clips/exercise-clips';
import { ExerciseVideo } from '../ExerciseVideo';
import styles from './PatientSessions.module.css';

/** The Sessions tab: video players, Session 1 and Session 2. */
export function PatientSessions({ clips }: { readonly clips: readonly ExerciseClip[] }) {
  return (
    <ul className={styles.list}>
      {clips.map((clip, index) => (
        <li key={clip.videoUrl}>
          <h2 className={styles.title}>Session {index + 1}</h2>
          <ExerciseVideo clip={clip} label={`Session ${index + 1}: ${clip.exercise}`} />
        </li>
      ))}
    </ul>
  );
}
