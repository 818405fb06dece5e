import ExcelJS, { type CellValue } from 'exceljs';
import type { Cell } from './cell.js';
import { withSide } from './number-side.js';
import { type Table, UnreadableFile } from './table.js';
import { requireBounded } from './unpacked-size.js';

/** Columns read per row: bounds the cost of a stray cell far to the right. */
const MOST_COLUMNS = 500;

/** Reads the first visible sheet of a workbook. @throws UnreadableFile */
export async function readXlsx(bytes: Buffer): Promise<Table> {
  requireBounded(bytes);
  const workbook = new ExcelJS.Workbook();
  await load(workbook, bytes);
  const sheet = workbook.worksheets.find(({ state }) => state === 'visible');
  if (!sheet) throw new UnreadableFile('This is no spreadsheet of Excel. Please save it as .xlsx or .csv.');
  const rows: Table['rows'] = [];
  sheet.eachRow((row, number) => {
    const cells: (Cell | undefined)[] = [];
    row.eachCell((cell, column) => {
      if (column <= MOST_COLUMNS) cells[column - 1] = cellOf(cell.value, cell.numFmt);
    });
    rows.push({ row: number, cells: Array.from(cells, (cell) => cell ?? '') });
  });
  // Workbooks from old Macs use the 1904 date system.
  return { rows, firstSerial: workbook.properties.date1904 ? '1904-01-01' : '1899-12-30' };
}

async function load(workbook: ExcelJS.Workbook, bytes: Buffer): Promise<void> {
  try {
    await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  } catch {
    throw new UnreadableFile(
      'This file cannot be read as a spreadsheet. Please open it, and save it as .xlsx or .csv.',
    );
  }
}

/** Converts a cell; a formula becomes its result, and a number that is shown with Dr or Cr a text. */
function cellOf(value: CellValue, format: string | undefined): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return withSide(value, format);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : { day: value.toISOString().slice(0, 10) };
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return { fault: 'The spreadsheet shows an error here. Please write the value itself.' };
  if ('text' in value) return cellOf(value.text, format);
  if (value.result === undefined)
    return { fault: 'This formula has no result. Please open the file in your spreadsheet program and save it again.' };
  return cellOf(value.result, format);
}
