/** A column of an exported table. */
export interface ExportColumn<Row> {
  header: string;
  /** In characters, as a spreadsheet has it. */
  width: number;
  /** Rupees: a number that a spreadsheet can add, with two decimals where it is written as text. */
  isMoney?: boolean;
  cell: (row: Row) => string | number;
}

/** A cell in text. */
export function textOfCell<Row>({ isMoney, cell }: ExportColumn<Row>, row: Row): string {
  const value = cell(row);
  return typeof value === 'number' && isMoney ? value.toFixed(2) : String(value);
}
