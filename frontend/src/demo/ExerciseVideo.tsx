import type { SyntheticEvent } from 'react';
import type { ExerciseClip } from './clips/exercise-clips';
import styles from './ExerciseVideo.module.css';

interface ExerciseVideoProps {
  readonly clip: ExerciseClip;
  /** Accessible name of the player. */
  readonly label: string;
}

/** The video is silent: its captions say what to do. The `default` attribute would load them before it plays. */
function showCaptions({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  const [captions] = currentTarget.textTracks;
  if (captions) captions.mode = 'showing';
}

/** A video player of one exercise. Only the poster is loaded before it plays; captions can be switched off. */
export function ExerciseVideo({ clip, label }: ExerciseVideoProps) {
  return (
    <figure className={styles.figure}>
      <video
        className={styles.video}
        aria-label={label}
        src={clip.videoUrl}
        poster={clip.posterUrl}
        width={640}
        height={360}
        preload="none"
        controls
        playsInline
        onLoadedMetadata={showCaptions}
      >
        <track kind="captions" src={clip.captionsUrl} srcLang="en" label="English" />
      </video>
      <figcaption className={styles.caption}>{clip.exercise}</figcaption>
    </figure>
  );
}
