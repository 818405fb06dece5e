import pageStyles from '../DemoPage.module.css';
import { ExerciseVideo } from '../ExerciseVideo';
import type { ProgressClip } from '../sample-data';
import { ClipStatus } from './ClipStatus';
import styles from './ProgressClips.module.css';

/** The videos of a report with their dates, numbered as 'Session No'. */
export function ProgressClips({ clips }: { readonly clips: readonly ProgressClip[] }) {
  return (
    <section aria-labelledby="report-clips" className={`card card-raised ${pageStyles.card}`}>
      <h2 id="report-clips" className={pageStyles.heading}>
        Progress clips
      </h2>
      <ol className={styles.list}>
        {clips.map((clip, index) => (
          <li key={clip.videoUrl}>
            <div className={styles.top}>
              <h3 className={styles.title}>Session No {index + 1}</h3>
              <ClipStatus status={clip.status} />
              <p className={styles.date}>{clip.date}</p>
            </div>
            <ExerciseVideo clip={clip} label={`Session No ${index + 1}: ${clip.exercise}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}
