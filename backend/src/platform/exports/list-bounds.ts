import type { Reason } from '../errors/reason.js';

/** Row limit and actual number of rows. */
export interface TooMany {
  most: number;
  total: number;
}

/** Returns the row limit of a format; it is lower for a PDF, which is built in memory. */
export function boundOf(
  format: 'pdf' | 'xlsx' | 'csv' | 'json',
  {
    pdfMaxRows,
    ofPdf,
    ofOthers,
  }: { pdfMaxRows: number; ofPdf: (rows: TooMany) => Reason; ofOthers: (rows: TooMany) => Reason },
): { maxRows?: number; tooMany: (rows: TooMany) => Reason } {
  return format === 'pdf' ? { maxRows: pdfMaxRows, tooMany: ofPdf } : { tooMany: ofOthers };
}

/** Returns the names of the filters that are set, without their values, which may be a person's name or number. */
export function namesOfFilters(filter: object): string[] {
  return Object.entries(filter).flatMap(([name, value]) => ((value ?? null) === null ? [] : [name]));
}

/** Describes each filter that is set, such as "Status: Paid"; `said` maps values whose label differs from the input. */
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
