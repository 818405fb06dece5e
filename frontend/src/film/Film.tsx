import styles from './film.module.css';

interface Props {
  readonly video: {
    readonly url: string;
    readonly posterUrl: string | null;
    readonly width: number;
    readonly height: number;
  };
  /** What the film shows. */
  readonly label: string;
  /** Called when it cannot be loaded or played. */
  readonly onFail: () => void;
}

/**
 * The film of an exercise in the browser's own player. It begins when it is started, also with reduced motion in mind, and repeats, as an
 * exercise does. It is muted at first, so that it does not speak into the voice that counts; its controls switch the sound on.
 */
export function Film({ video, label, onFail }: Props) {
  const { url, posterUrl, width, height } = video;
  return (
    <video
      // Another film is loaded anew.
      key={url}
      className={styles.film}
      src={url}
      poster={posterUrl ?? undefined}
      width={width}
      height={height}
      aria-label={label}
      controls
      playsInline
      muted
      loop
      preload="metadata"
      onError={onFail}
    />
  );
}
