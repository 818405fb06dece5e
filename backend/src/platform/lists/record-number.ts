/** Formats a record number: PT-000123 for 123. */
export function formatRecordNumber(number: number): string {
  return `PT-${String(number).padStart(6, '0')}`;
}

/** Formats the record number of a row that may have no record. */
export function writtenNumber(number: number | null): string | null {
  return number === null ? null : formatRecordNumber(number);
}
