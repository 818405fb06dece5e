import { useEffect, useMemo, useRef } from 'react';
import {
  cycleSeconds,
  drawBody,
  drawStills,
  drawThings,
  fitFigure,
  momentAt,
  restOfStep,
  type Figure,
  type FigureMoment,
} from '#figures';
import { useMediaQuery } from '#src/ui/hooks/useMediaQuery';
import styles from './figure.module.css';
import { FigurePicture } from './FigurePicture';

interface Props {
  /** A checked figure, as the server sends it. */
  readonly figure: Figure;
  /** The operated side. */
  readonly side: 'LEFT' | 'RIGHT' | 'NONE';
  /** Seconds that a position is held. */
  readonly hold: number;
  /** What the picture shows. */
  readonly label: string;
  /** Returns the moment to show, such as that of a counter; without it, or when it returns undefined, repetitions go on. */
  readonly moment?: () => FigureMoment | undefined;
}

/** A figure that moves; with reduced motion, stills with an arrow stand in its place. */
export function MovingFigure({ figure, side, hold, label, moment }: Props) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  if (!isStill) return <Moving figure={figure} side={side} hold={hold} label={label} moment={moment} />;
  return (
    <figure aria-label={label} className={styles.stills}>
      {drawStills(figure).map((shapes, index) => (
        // Stills have no identity of their own.
        <FigurePicture key={index} shapes={shapes} side={side} />
      ))}
    </figure>
  );
}

function Moving({ figure, side, hold, label, moment }: Props) {
  const { fit, things, first } = useMemo(() => {
    const fitted = fitFigure(figure);
    return { fit: fitted, things: drawThings(figure, fitted), first: drawBody(figure, fitted, restOfStep(figure)) };
  }, [figure]);
  const group = useRef<SVGGElement>(null);
  const latest = useRef(moment);
  useEffect(() => {
    latest.current = moment;
  }, [moment]);
  useEffect(() => {
    let frame = 0;
    let began: number | undefined;
    const length = cycleSeconds(figure, hold);
    const draw = (now: number) => {
      began ??= now;
      const shown = latest.current?.() ?? momentAt(figure, hold, ((now - began) / 1000) % length);
      const paths = group.current?.children ?? [];
      for (const [index, { d }] of drawBody(figure, fit, shown).entries())
        paths[things.length + index]?.setAttribute('d', d);
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [figure, fit, hold, things]);
  return <FigurePicture ref={group} shapes={[...things, ...first]} side={side} label={label} />;
}
