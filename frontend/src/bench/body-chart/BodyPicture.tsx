import type { MouseEvent } from 'react';
import type { ChartView } from '../patients/gql/generated';
import { pointOf, type ChartPoint } from './chart-places';
import type { MarkValues } from './mark-values';
import styles from './BodyChart.module.css';

interface Props {
  readonly view: ChartView;
  /** All marks; those of the other view are left out, and keep their numbers. */
  readonly marks: readonly MarkValues[];
  /** Called with the point that was touched. */
  readonly onMark: (point: ChartPoint) => void;
}

const names: Readonly<Record<ChartView, string>> = { FRONT: 'Front', BACK: 'Back' };

/** A drawn body, on which a touch adds a mark. The list beside it does the same by keyboard and in words. */
export function BodyPicture({ view, marks, onMark }: Props) {
  const touch = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const part = (at: number) => Math.round(Math.min(Math.max(at, 0), 1) * 1_000) / 1_000;
    onMark({ x: part((clientX - left) / width), y: part((clientY - top) / height) });
  };
  return (
    <figure className={styles.view}>
      <svg viewBox="0 0 100 200" aria-hidden="true" className={styles.body} onClick={touch}>
        <g className={styles.figure}>
          <ellipse cx="50" cy="13" rx="8.5" ry="11" />
          <path d="M46 22v8M54 22v8" strokeWidth="7" />
          <path d="M36 36q14-6 28 0l-3 34 3 30h-28l3-30z" strokeWidth="6" />
          <path d="M33 40l-9 26-6 22-6 20M67 40l9 26 6 22 6 20" strokeWidth="8" />
          <path d="M42 102l-3 42-2 40-5 10M58 102l3 42 2 40 5 10" strokeWidth="11" />
        </g>
        {marks.map((mark, at) => {
          const point = mark.view === view ? placeOf(mark) : undefined;
          return (
            point && (
              // Marks have no id, and may be alike.
              <g key={at} transform={`translate(${point.x * 100} ${point.y * 200})`} className={styles.mark}>
                <circle r="5" />
                <text y="2.6">{at + 1}</text>
              </g>
            )
          );
        })}
      </svg>
      <figcaption>{names[view]}</figcaption>
    </figure>
  );
}

const placeOf = ({ view, region, side, x, y }: MarkValues) =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : pointOf(view, region, side);
