import { PassThrough, type Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import type { ExportColumn } from './export-column.js';
import { guardFormula } from './formula-guard.js';

/** The rows as a workbook of one sheet, written while they are read; texts and sums of money, never formulas. */
export function writeXlsx<Row>(
  rows: AsyncIterable<Row>,
  sheetName: string,
  columns: readonly ExportColumn<Row>[],
): Readable {
  const out = new PassThrough();
  const write = async () => {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, zip: { zlib: { level: 6 } } });
    const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ header, width, isMoney }) => ({
      header,
      width,
      ...(isMoney && { style: { numFmt: '0.00' } }),
    }));
    for await (const row of rows) {
      sheet.addRow(columns.map(({ cell }) => guarded(cell(row)))).commit();
      if (out.destroyed) return;
      if (out.writableNeedDrain) await new Promise((resolve) => out.once('drain', resolve).once('close', resolve));
    }
    sheet.commit();
    await workbook.commit();
  };
  write().catch((error: unknown) => out.destroy(error as Error));
  return out;
}

const guarded = (cell: string | number) => (typeof cell === 'number' ? cell : guardFormula(cell));
