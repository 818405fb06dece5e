import styles from './SeriesLine.module.css';

interface SeriesLineProps {
  readonly title: string;
  /** In chronological order. */
  readonly values: readonly number[];
  readonly unit: string;
  /** Value of the top edge; the bottom edge is 0. */
  readonly max: number;
}

const width = 200;
const height = 72;
const edge = 8;

/** A sparkline with its first and last value as text. */
export function SeriesLine({ title, values, unit, max }: SeriesLineProps) {
  const points = values.map((value, index) => ({
    x: edge + (index * (width - 2 * edge)) / Math.max(values.length - 1, 1),
    y: height - edge - (value * (height - 2 * edge)) / max,
  }));
  const last = points.at(-1);
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.change}>
        From {values[0]} to <strong className={styles.now}>{values.at(-1)}</strong> {unit}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.line} aria-hidden="true">
        <path d={`M0 ${height - 1}H${width}`} className={styles.ground} />
        <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
        {last && <circle cx={last.x} cy={last.y} r="4" />}
      </svg>
    </div>
  );
}
