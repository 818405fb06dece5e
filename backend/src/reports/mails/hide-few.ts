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
 * would give such a figure away: the total of a column, if the rest of it is shown and what is left is about fewer than five patients; and
 * one of related columns, if it is the only one of them that is hidden.
 * @param related lists of columns, of which each follows from the others
 */
export function hideFew(rows: CountedRows, related: readonly (readonly number[])[]): boolean[][] {
  const hidden = rows.map((row) => row.map(isAboutFew));
  // Each round hides at least one figure more.
  while (hideTotals(rows, hidden) || hideRelated(hidden, related));
  return hidden;
}

function hideTotals(rows: CountedRows, hidden: boolean[][]): boolean {
  const total = hidden.at(-1);
  if (!total) return false;
  let isChanged = false;
  for (const column of total.keys()) {
    const cells = rows
      .slice(0, -1)
      .filter((_, row) => hidden[row]?.[column])
      .map((row) => row[column]);
    if (total[column] || cells.length === 0 || (cells.length > 1 && isAboutMany(cells))) continue;
    total[column] = true;
    isChanged = true;
  }
  return isChanged;
}

/** Returns whether hidden figures together have enough patients behind them. */
function isAboutMany(cells: readonly (CountedFigure | undefined)[]): boolean {
  const people = new Set(cells.flatMap((cell) => cell?.few ?? []));
  return people.size >= FEWEST_PATIENTS;
}

function hideRelated(hidden: boolean[][], related: readonly (readonly number[])[]): boolean {
  let isChanged = false;
  for (const row of hidden)
    for (const columns of related) {
      if (columns.filter((column) => row[column]).length !== 1) continue;
      const other = columns.findLast((column) => !row[column]);
      if (other === undefined) continue;
      row[other] = true;
      isChanged = true;
    }
  return isChanged;
}
