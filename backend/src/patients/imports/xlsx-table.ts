import ExcelJS, { type CellValue } from 'exceljs';
import type { Cell } from './cell.js';
import type { Table } from './table.js';
import { UnreadableFile } from './unreadable-file.js';
import { requireBounded } from './unpacked-size.js';

/** Further to the right nobody has columns; a cell that lies there by mistake costs no more than the others. */
const MOST_COLUMNS = 500;

/** The first sheet of a workbook that is not hidden. @throws UnreadableFile */
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
      if (column <= MOST_COLUMNS) cells[column - 1] = cellOf(cell.value);
    });
    rows.push({ row: number, cells: Array.from(cells, (cell) => cell ?? '') });
  });
  // Old Macs counted from another day.
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

/** What stands in a cell; of a formula its result. */
function cellOf(value: CellValue): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : { day: value.toISOString().slice(0, 10) };
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return { fault: 'The spreadsheet shows an error here. Please write the value itself.' };
  if ('text' in value) return cellOf(value.text);
  if (value.result === undefined)
    return { fault: 'This formula has no result. Please open the file in your spreadsheet program and save it again.' };
  return cellOf(value.result);
}
