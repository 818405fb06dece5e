import type { Figure } from '#figures';
import { MovingFigure } from '../figure/MovingFigure';
import { useInView } from '../ui/hooks/useInView';
import styles from './exercises.module.css';

interface Props {
  /** As the server sends it; null: none. */
  readonly figure: unknown;
  readonly hold: number;
  readonly label: string;
}

/** The moving figure of an entry, drawn for the right side once it comes near the window; a note where there is none. */
export function ExerciseFigure({ figure, hold, label }: Props) {
  const [ref, isSeen] = useInView('100px 0px');
  return (
    <div ref={ref} className={styles.figure}>
      {!figure && <span>No figure</span>}
      {/* The server checks a figure before it stores it. */}
      {Boolean(figure) && isSeen && <MovingFigure figure={figure as Figure} side="RIGHT" hold={hold} label={label} />}
    </div>
  );
}
