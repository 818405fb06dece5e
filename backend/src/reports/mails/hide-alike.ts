import { type CountedRows, hideFew } from './hide-few.js';

/** A table of a mail. */
export interface CountedTable {
  /** What its totals are of: tables with the same one have the same totals, by column key. */
  of: string;
  /** Keys of the columns. */
  columns: readonly string[];
  /** Rows with the total last. */
  rows: CountedRows;
  /** Lists of column positions, of which each follows from the others. */
  related: readonly (readonly number[])[];
}

/** Returns which figures of each table of a mail are hidden: a total that is hidden in one of them is hidden in all that have it. */
export function hideAlike(tables: readonly CountedTable[]): boolean[][][] {
  const totals = new Set<string>();
  const named = ({ of, columns }: CountedTable, at: number) => `${of} ${columns[at]}`;
  for (;;) {
    const known = totals.size;
    const hidden = tables.map((table) => {
      const gone = table.columns.flatMap((_, at) => (totals.has(named(table, at)) ? [at] : []));
      return hideFew(table.rows, table.related, new Set(gone));
    });
    for (const [at, table] of tables.entries())
      for (const [column, isHidden] of (hidden[at]?.at(-1) ?? []).entries())
        if (isHidden) totals.add(named(table, column));
    if (totals.size === known) return hidden;
  }
}
