import { FEWEST_PATIENTS } from '../figures/report.queries.js';

/** A figure, and the patients behind it. */
export interface CountedFigure {
  value: number | null;
  /** Number of patients; 0 of what belongs to nobody. */
  people: number;
  /** Their ids while they are too few. */
  few: readonly string[];
}

/** Rows of figures with the total last, each with one figure per column. */
export type CountedRows = readonly (readonly CountedFigure[])[];

/** Returns whether a figure has so few patients behind it that it is about them. */
const isAboutFew = ({ people }: CountedFigure) => people > 0 && people < FEWEST_PATIENTS;

/**
 * Returns which figures are hidden, by row and column; the last row is the total. Hidden is what has 1 to 4 patients behind it, and what
 * would give such a figure away: the total of a column, if the rest of it is shown and what is left is about fewer than five patients; a row
 * of a total that is hidden while all its rows are shown; and one more of related columns, while those of them that are hidden are a single
 * one, or about fewer than five patients together.
 * @param related lists of columns, of which each follows from the others
 * @param totals columns whose total is hidden in any case
 */
export function hideFew(
  rows: CountedRows,
  related: readonly (readonly number[])[],
  totals: ReadonlySet<number> = new Set(),
): boolean[][] {
  const hidden = rows.map((row, at) =>
    row.map((cell, column) => isAboutFew(cell) || (at === rows.length - 1 && cell.people > 0 && totals.has(column))),
  );
  // Each round hides at least one figure more.
  while (hideTotals(rows, hidden) || hideRelated(rows, hidden, related) || hideRows(rows, hidden));
  return hidden;
}

/** Returns the hidden figures of a column above its total. */
const hiddenAbove = (rows: CountedRows, hidden: readonly (readonly boolean[])[], column: number) =>
  rows.slice(0, -1).flatMap((row, at) => (hidden[at]?.[column] && row[column] ? [row[column]] : []));

function hideTotals(rows: CountedRows, hidden: boolean[][]): boolean {
  const total = hidden.at(-1);
  if (!total) return false;
  let isChanged = false;
  for (const column of total.keys()) {
    const cells = hiddenAbove(rows, hidden, column);
    if (total[column] || cells.length === 0 || (cells.length > 1 && isAboutMany(cells))) continue;
    total[column] = true;
    isChanged = true;
  }
  return isChanged;
}

/** Returns whether hidden figures together have enough patients behind them. */
function isAboutMany(cells: readonly CountedFigure[]): boolean {
  const people = new Set(cells.flatMap(({ few }) => few));
  return people.size >= FEWEST_PATIENTS;
}

function hideRelated(rows: CountedRows, hidden: boolean[][], related: readonly (readonly number[])[]): boolean {
  let isChanged = false;
  for (const [at, row] of hidden.entries())
    for (const columns of related) {
      const gone = columns.filter((column) => row[column]);
      if (gone.length === 0) continue;
      const cells = gone.flatMap((column) => unknownBy(rows, hidden, { at, column }));
      const isSafe = isAboutMany(cells) || cells.some(({ people }) => people >= FEWEST_PATIENTS);
      if (gone.length > 1 && isSafe) continue;
      // What is about nobody hides nothing.
      const other = columns.findLast((column) => !row[column] && (rows[at]?.[column]?.people ?? 0) > 0);
      if (other === undefined) continue;
      row[other] = true;
      isChanged = true;
    }
  return isChanged;
}

/** Returns what is unknown by a hidden figure: itself; by a total, what is hidden above it, because the rest can be taken off. */
function unknownBy(
  rows: CountedRows,
  hidden: readonly (readonly boolean[])[],
  { at, column }: { at: number; column: number },
): readonly CountedFigure[] {
  const cell = rows[at]?.[column];
  const above = at === rows.length - 1 ? hiddenAbove(rows, hidden, column) : [];
  return above.length === 0 && cell ? [cell] : above;
}

/** Hides a row of each total that is hidden while its rows, which add up to it, are shown: the one with the fewest patients. */
function hideRows(rows: CountedRows, hidden: boolean[][]): boolean {
  let isChanged = false;
  for (const [column, isHidden] of (hidden.at(-1) ?? []).entries()) {
    if (!isHidden || hiddenAbove(rows, hidden, column).length > 0) continue;
    const peopleAt = (at: number) => rows[at]?.[column]?.people ?? 0;
    const [fewest] = [...rows.keys()]
      .slice(0, -1)
      .filter((at) => peopleAt(at) > 0)
      .sort((one, other) => peopleAt(one) - peopleAt(other));
    const row = fewest === undefined ? undefined : hidden[fewest];
    if (!row) continue;
    row[column] = true;
    isChanged = true;
  }
  return isChanged;
}
