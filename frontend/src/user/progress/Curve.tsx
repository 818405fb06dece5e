import * as text from '#messages/course';
import { dayText } from '../../calendar/clinic-time';
import type { PhaseMeasure } from '../measure/measures';
import type { Course } from '../plan/useCourse';
import styles from './ProgressPage.module.css';

const WIDTH = 320;
const HEIGHT = 160;
const EDGE = 12;

interface Props {
  readonly one: PhaseMeasure;
  /** Newest first, at least one. */
  readonly values: Course['measurements'];
}

/** Values by date over the target band; what it shows stands in the table below it, too. */
export function Curve({ one, values }: Props) {
  const points = values.map(({ takenAt, value }) => ({ at: Date.parse(takenAt), value })).toReversed();
  const [first = 0, last = 0] = [points[0]?.at, points.at(-1)?.at];
  const figures = [...points.map(({ value }) => value), ...(one.band ? [one.band.low, one.band.high] : [])];
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * (at - first)) / (last - first || 1);
  const y = (value: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low || 1);
  return (
    <figure className={styles.figure} aria-label={text.curve({ name: one.name })}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {one.band && (
          <rect
            className={styles.band}
            x={0}
            width={WIDTH}
            y={y(one.band.high)}
            height={Math.max(1, y(one.band.low) - y(one.band.high))}
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
        {one.band && <p>{text.band}</p>}
      </figcaption>
    </figure>
  );
}
