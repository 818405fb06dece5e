import { dayText } from '../calendar/clinic-time';
import styles from './ValueCurve.module.css';

const WIDTH = 320;
const HEIGHT = 160;
const EDGE = 12;

interface Props {
  /** Accessible name of the chart. */
  readonly label: string;
  /** Newest first, at least one. */
  readonly values: readonly { readonly takenAt: string; readonly value: number }[];
  /** Target band with its label. */
  readonly band: { readonly low: number; readonly high: number; readonly words: string } | null;
}

/** A chart of values over time with the target band, for patients and staff. Render a table with it. */
export function ValueCurve({ label, values, band }: Props) {
  const points = values.map(({ takenAt, value }) => ({ at: Date.parse(takenAt), value })).toReversed();
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at];
  const figures = [...points.map(({ value }) => value), ...(band ? [band.low, band.high] : [])];
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * (at - first)) / (last - first || 1);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low || 1);
  return (
    <figure className={styles.figure} aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {band && (
          <rect
            className={styles.band}
            x={0}
            width={WIDTH}
            y={y(band.high)}
            height={Math.max(1, y(band.low) - y(band.high))}
          />
        )}
        <polyline className={styles.line} points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
        {points.map(({ at, value }, index) => (
          <circle key={`${at} ${index}`} className={styles.point} cx={x(at)} cy={y(value)} r={4} />
        ))}
      </svg>
      <figcaption className={styles.dates}>
        <span>{dayText(values.at(-1)?.takenAt ?? '')}</span>
        {values.length > 1 && <span>{dayText(values[0]?.takenAt ?? '')}</span>}
        {band && <p>{band.words}</p>}
      </figcaption>
    </figure>
  );
}
