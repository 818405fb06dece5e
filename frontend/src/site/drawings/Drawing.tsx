import styles from './Drawing.module.css';

interface DrawingProps {
  /** Address of a file in this folder; all have the same aspect ratio. */
  readonly src: string;
  /** Alternative text; empty for a decorative picture. */
  readonly alt: string;
  /** Loads at once, for a picture above the fold. */
  readonly eager?: boolean;
}

/** A picture of the public site. Its space is reserved while it loads. */
export function Drawing({ src, alt, eager = false }: DrawingProps) {
  return (
    <img src={src} alt={alt} width="320" height="220" loading={eager ? 'eager' : 'lazy'} className={styles.drawing} />
  );
}
