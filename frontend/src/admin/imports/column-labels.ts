import type { ImportFieldsFragment } from './gql/generated';

/** What a column can be read as. */
export type ReadColumn = NonNullable<ImportFieldsFragment['headings'][number]['column']>;

/** Labels of columns, in the order in which they are offered. */
export const columnLabels: Readonly<Record<ReadColumn, string>> = {
  IGNORE: 'Not read',
  NAME: 'Name',
  PHONE: 'Phone',
  AGE: 'Age',
  DATE_OF_BIRTH: 'Date of birth',
  GENDER: 'Gender',
  DIAGNOSIS: 'Diagnosis',
  ADDRESS: 'Address',
  EMERGENCY: 'Emergency',
  BLOOD_GROUP: 'Blood group',
  OLD_NUMBER: 'Old number',
  OPENING_BALANCE: 'Opening balance',
  SESSIONS_LEFT: 'Sessions left',
  VALID_UNTIL: 'Valid until',
};

/** Columns in the order in which they are offered. */
export const readColumns = Object.keys(columnLabels) as ReadColumn[];

type Heading = ImportFieldsFragment['headings'][number];

/** What each heading is read as; null for one that is not read this time, without a word about later files. */
export type ChosenColumns = Readonly<Record<string, ReadColumn | null>>;

/** Returns what a check read each heading as. */
export function columnsRead(headings: readonly Heading[]): ChosenColumns {
  return Object.fromEntries(headings.map(({ heading, column }) => [heading, column]));
}

/** Headings that differ only in case, spaces or punctuation, which have one choice. */
export function headingGroups(headings: readonly Heading[]): Heading[][] {
  const groups = new Map<string, Heading[]>();
  for (const each of headings) {
    const lower = each.heading.toLowerCase();
    const folded = lower.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || lower;
    groups.set(folded, [...(groups.get(folded) ?? []), each]);
  }
  return [...groups.values()];
}

/** Returns the column that two groups of headings are read as; undefined if each is read once. */
export function columnReadTwice(groups: readonly Heading[][], chosen: ChosenColumns): ReadColumn | undefined {
  const columns = groups.flatMap(([first]) => {
    const column = first && chosen[first.heading];
    return column && column !== 'IGNORE' ? [column] : [];
  });
  return columns.find((column, at) => columns.indexOf(column) !== at);
}
