import type { Ref } from 'react';
import { PICTURE, type Shape } from '#figures';
import styles from './figure.module.css';

interface Props {
  readonly shapes: readonly Shape[];
  /** The operated side: figures are drawn for the right one, and mirrored for the left. */
  readonly side: 'LEFT' | 'RIGHT' | 'NONE';
  /** What the picture shows; without it the picture is decoration. */
  readonly label?: string;
  readonly ref?: Ref<SVGGElement>;
}

/** One picture of a figure, from the shapes of the engine. */
export function FigurePicture({ shapes, side, label, ref }: Props) {
  return (
    <svg
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      width={PICTURE.width}
      height={PICTURE.height}
      className={styles.figure}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g ref={ref} transform={side === 'LEFT' ? `translate(${PICTURE.width} 0) scale(-1 1)` : undefined}>
        {shapes.map(({ kind, d }, index) => (
          // The shapes of a picture are the same ones at each moment, in the same order.
          <path key={index} className={styles[kind]} d={d} />
        ))}
      </g>
    </svg>
  );
}
