/** Kind of a mark in the recovery picture; `next` is the first remaining session. */
export type MarkKind = 'done' | 'next' | 'left' | 'missed';

interface Counts {
  readonly done: number;
  readonly missed: number;
  readonly left: number;
}

/** A mark and its position in the grid. */
interface Mark {
  readonly kind: MarkKind;
  readonly column: number;
  readonly row: number;
}

/** Lays out the marks in rows: completed, then remaining; missed sessions in separate rows. Long plans get smaller marks. */
export function recoveryMarks({ done, missed, left }: Counts): {
  readonly columns: number;
  readonly rows: number;
  readonly marks: readonly Mark[];
} {
  const columns = done + left > 50 ? 20 : 10;
  const plan: MarkKind[] = [
    ...Array.from({ length: done }, () => 'done' as const),
    ...Array.from({ length: left }, (_, index) => (index === 0 ? ('next' as const) : ('left' as const))),
  ];
  const planRows = Math.ceil(plan.length / columns);
  const place = (kind: MarkKind, index: number, firstRow: number): Mark => {
    return { kind, column: index % columns, row: firstRow + Math.floor(index / columns) };
  };
  const missedMarks = Array.from({ length: missed }, (_, index) => place('missed', index, planRows));
  return {
    columns,
    rows: planRows + Math.ceil(missed / columns),
    marks: [...plan.map((kind, index) => place(kind, index, 0)), ...missedMarks],
  };
}
