import { Form } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { checkFigure } from '#figures';
import { ExerciseFigure } from './ExerciseFigure';
import styles from './exercises.module.css';

/** The figure of the form as it is typed, moving; where it cannot be drawn, the places of its first faults. */
export function FigurePreview() {
  const typed = useDeferredValue((Form.useWatch('figure') as string | undefined) ?? '');
  const hold = (Form.useWatch('holdSeconds') as number | null | undefined) ?? 0;
  const { figure, note } = useMemo(() => readFigure(typed), [typed]);
  if (!figure) return note ? <p className={styles.muted}>{note}</p> : null;
  return <ExerciseFigure figure={figure} hold={hold} label="Preview of the figure" />;
}

/** Number of faults that the note names. */
const mostNamed = 3;

function readFigure(typed: string): { figure?: unknown; note?: string } {
  if (!typed.trim()) return {};
  let figure: unknown;
  try {
    figure = JSON.parse(typed);
  } catch {
    return { note: 'The preview appears once this is JSON.' };
  }
  const faults = checkFigure(figure).map(({ path }) => path || 'the whole figure');
  if (faults.length === 0) return { figure };
  return { note: `This figure cannot be drawn yet. Look at ${[...new Set(faults)].slice(0, mostNamed).join(', ')}.` };
}
