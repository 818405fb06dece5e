/** The number by which people name a record: PT-000123 out of 123. */
export function formatRecordNumber(number: number): string {
  return `PT-${String(number).padStart(6, '0')}`;
}

/** The same of a row that may have no record beside it. */
export function writtenNumber(number: number | null): string | null {
  return number === null ? null : formatRecordNumber(number);
}
