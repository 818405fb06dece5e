import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { oneLine } from '../../platform/inputs/text-input.js';

export const IMPORT_COLUMNS = [
  'NAME',
  'PHONE',
  'AGE',
  'DATE_OF_BIRTH',
  'GENDER',
  'DIAGNOSIS',
  'ADDRESS',
  'EMERGENCY',
  'BLOOD_GROUP',
  'OLD_NUMBER',
  'OPENING_BALANCE',
  'SESSIONS_LEFT',
  'VALID_UNTIL',
  'IGNORE',
] as const;
/** What a column of a file is read as. */
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** A heading of a file, and what its column is read as; null if unknown. */
export interface ImportHeading {
  heading: string;
  column: ImportColumn | null;
}

/** What headings mean, by folded heading. */
export type Mapping = Readonly<Record<string, ImportColumn>>;

/** What the headings of one file are read as, by folded heading; null for one that is not read, without a word about later files. */
export type GivenMapping = Readonly<Record<string, ImportColumn | null>>;

/** What was said about headings: for this file, and for former ones. */
export interface MappedHeadings {
  given: GivenMapping;
  kept: Mapping;
}

/** Characters of a heading that are shown and compared. */
export const LONGEST_HEADING = 100;
/** Headings that are kept, and that one mapping names. */
export const MOST_KEPT = 500;
const LONGEST_MAPPING = 100_000;

/** Returns a heading without case, spaces and punctuation, by which headings are compared. */
export function folded(heading: string): string {
  const short = Array.from(oneLine(heading)).slice(0, LONGEST_HEADING).join('').toLowerCase();
  return short.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || short;
}

const NO_MAPPING = validationMessage('IMPORT_MAPPING');
const said = z.record(z.string().min(1), z.enum(IMPORT_COLUMNS).nullable());

/** Input: JSON text of heading to column, as forms send it. Two headings cannot mean one column, nor one heading two. */
export const mappingInput = z
  .string(NO_MAPPING)
  .max(LONGEST_MAPPING, NO_MAPPING)
  .transform((text, context): GivenMapping => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const read = said.safeParse(objectIn(text));
    if (!read.success || Object.keys(read.data).length > MOST_KEPT) return refuse(NO_MAPPING);
    const entries = Object.entries(read.data).map(([heading, column]) => [folded(heading), column] as const);
    const columns = entries.flatMap(([, column]) => (column === 'IGNORE' || column === null ? [] : [column]));
    if (new Set(columns).size < columns.length) return refuse(validationMessage('IMPORT_MAPPING_TWICE'));
    const mapping = new Map(entries);
    if (entries.some(([heading, column]) => mapping.get(heading) !== column))
      return refuse(validationMessage('IMPORT_MAPPING_DIFFERS'));
    return Object.fromEntries(mapping);
  });

function objectIn(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
