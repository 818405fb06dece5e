import { Form } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Figure } from '#figures';
import { MovingFigure } from '../figure/MovingFigure';
import styles from './exercises.module.css';
import { readTypedFigure } from './typed-figure';

/** So many faults are shown; the others follow from them, or come once they are mended. */
const mostFaults = 5;

/** The figure of the form as it is typed, moving, with what is wrong beside it. While something is, the last one that could be shown stays. */
export function FigurePreview() {
  const text = useDeferredValue(Form.useWatch<string | undefined>('figure') ?? '');
  const hold = Form.useWatch<number | null | undefined>('holdSeconds') ?? 0;
  const typed = useMemo(() => readTypedFigure(text), [text]);
  const [last, setLast] = useState<Figure | null>(null);
  if ('figure' in typed && typed.figure !== last) setLast(typed.figure);
  const faults = 'faults' in typed ? typed.faults : [];
  return (
    <div className={styles.preview}>
      <div className={styles.figure}>
        {last ? (
          <MovingFigure figure={last} side="RIGHT" hold={hold} label="Preview of the figure" />
        ) : (
          <span>No figure</span>
        )}
      </div>
      <div className={styles.texts}>
        <output>{textOf(faults.length > 0, Boolean(last))}</output>
        {faults.length > 0 && (
          <ul className={styles.faults}>
            {faults.slice(0, mostFaults).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {faults.length > mostFaults && <p>And {faults.length - mostFaults} more.</p>}
      </div>
    </div>
  );
}

function textOf(isFaulty: boolean, isShown: boolean): string {
  if (isFaulty)
    return isShown
      ? 'What is typed cannot be shown. The last figure that could be stays:'
      : 'What is typed cannot be shown:';
  return isShown ? 'The figure as it is typed.' : 'Without a figure, the steps are shown alone.';
}
