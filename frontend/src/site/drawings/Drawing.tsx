import styles from './Drawing.module.css';

interface DrawingProps {
  /** The address of one of the files beside this one; all of them have the same shape. */
  readonly src: string;
  /** What the picture means; empty where the words beside it say the same. */
  readonly alt: string;
  /** For a picture in sight when the page opens: it is loaded at once. */
  readonly eager?: boolean;
}

/** A picture of the public site, as wide as its place, which is kept for it while it loads. */
export function Drawing({ src, alt, eager = false }: DrawingProps) {
  return (
    <img src={src} alt={alt} width="320" height="220" loading={eager ? 'eager' : 'lazy'} className={styles.drawing} />
  );
}
