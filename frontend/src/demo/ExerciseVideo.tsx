import type { SyntheticEvent } from 'react';
import type { ExerciseClip } from './clips/exercise-clips';
import styles from './ExerciseVideo.module.css';

interface ExerciseVideoProps {
  readonly clip: ExerciseClip;
  /** What a screen reader calls the player. */
  readonly label: string;
}

/** The film is silent: its captions say what to do. The `default` attribute would load them before anybody starts it. */
function showCaptions({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  const [captions] = currentTarget.textTracks;
  if (captions) captions.mode = 'showing';
}

/** A player of one exercise. Only its first picture is loaded before somebody starts it, with captions that can be switched off. */
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
