import type { Reason } from '../reasons/reason.js';

/** More rows than there may be, in figures. */
export interface TooMany {
  most: number;
  total: number;
}

/** The most rows of a file: a PDF, which is made in memory, holds fewer than the others (reading 79). */
export function boundOf(
  isPdf: boolean,
  {
    pdfMaxRows,
    ofPdf,
    ofOthers,
  }: { pdfMaxRows: number; ofPdf: (rows: TooMany) => Reason; ofOthers: (rows: TooMany) => Reason },
): { maxRows?: number; tooMany: (rows: TooMany) => Reason } {
  return isPdf ? { maxRows: pdfMaxRows, tooMany: ofPdf } : { tooMany: ofOthers };
}

/** Which filters narrow a list, without what was looked for: that may be a person's name or number. */
export function namesOfFilters(filter: object): string[] {
  return Object.entries(filter).flatMap(([name, value]) => ((value ?? null) === null ? [] : [name]));
}

/** Returns each set filter in words, such as "Status: Paid"; `said` has the words of values that differ from what was sent. */
export function describeFilters<Filter extends object>(
  filter: Filter,
  labels: Partial<Record<keyof Filter, string>>,
  said: Partial<Record<keyof Filter, string | undefined>> = {},
): string[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const key = name as keyof Filter;
    const value = filter[key] ?? '';
    return value === '' ? [] : [`${label as string}: ${said[key] ?? String(value)}`];
  });
}
