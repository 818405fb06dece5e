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

/** What each heading is read as. */
export type ChosenColumns = Readonly<Record<string, ReadColumn>>;

/** Returns the column that two headings are read as; undefined if each is read once. */
export function columnReadTwice(chosen: ChosenColumns): ReadColumn | undefined {
  const columns = Object.values(chosen).filter((column) => column !== 'IGNORE');
  return columns.find((column, at) => columns.indexOf(column) !== at);
}
