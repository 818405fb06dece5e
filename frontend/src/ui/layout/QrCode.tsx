import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface Props {
  /** The encoded text. */
  readonly text: string;
  /** Caption below the code. */
  readonly label: string;
}

/** A QR code. It is dark on white in every theme, because scanners need the contrast. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <figure className={styles.figure}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={squares.join('')} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
