import { PassThrough, type Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import { clinicDay, startOfDay } from '../time/clinic-time.js';
import type { Cell, ExportColumn } from './export-column.js';
import { guardFormula } from './csv-line.js';

const MONEY = '#,##0.00';
const DAY = 'd mmm yyyy';
const MOMENT = 'd mmm yyyy h:mm am/pm';

/** Writes the rows as a workbook with one sheet while they are read: texts, numbers and dates, never formulas. */
export function writeXlsx<Row>(
  rows: AsyncIterable<Row>,
  sheetName: string,
  columns: readonly ExportColumn<Row>[],
): Readable {
  const out = new PassThrough();
  const write = async () => {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
      stream: out,
      useStyles: true,
      zip: { zlib: { level: 6 } },
    });
    const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ header, width, kind }) => ({
      header,
      width,
      ...(kind === 'money' && { style: { numFmt: MONEY } }),
    }));
    for await (const row of rows) {
      const cells = columns.map(({ cell }) => sheetCell(cell(row)));
      const added = sheet.addRow(cells.map(({ value }) => value));
      for (const [at, { format }] of cells.entries()) if (format) added.getCell(at + 1).numFmt = format;
      added.commit();
      if (out.destroyed) return;
      if (out.writableNeedDrain) await new Promise((resolve) => out.once('drain', resolve).once('close', resolve));
    }
    sheet.commit();
    await workbook.commit();
  };
  write().catch((error: unknown) => out.destroy(error as Error));
  return out;
}

/** Returns the value of a cell and its number format. */
function sheetCell(cell: Cell): { value: string | number | Date; format?: string } {
  if (cell instanceof Date) return { value: wallClock(cell), format: MOMENT };
  if (typeof cell === 'object') return { value: new Date(`${cell.day}T00:00:00Z`), format: DAY };
  return { value: typeof cell === 'number' ? cell : guardFormula(cell) };
}

/** Returns the clinic's local time as if it were UTC, because spreadsheets have no time zones. */
function wallClock(moment: Date): Date {
  const day = clinicDay(moment);
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + moment.getTime() - startOfDay(day).getTime());
}
