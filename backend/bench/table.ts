import type { Figure } from './measure.js';

const COLUMNS = ['', 'asked for', 'product', 'reference', 'ratio', 'goal'];

/** The figures as a table that reads well in a terminal and in Markdown. */
export function table(figures: Figure[]): string {
  const rows = figures.map(({ question: { name, what, goal }, product, reference }) => [
    name,
    what,
    product.toFixed(1),
    reference.toFixed(1),
    (product / reference).toFixed(1),
    `≤ ${goal.toFixed(1)}`,
  ]);
  const widths = COLUMNS.map((_, column) => Math.max(...[COLUMNS, ...rows].map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column < 2;
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => (isText(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (isText(at) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(COLUMNS), rule, ...rows.map(line)].join('\n');
}
