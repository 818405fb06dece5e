import { PassThrough, type Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import { guardFormula } from '../exports/formula-guard.js';
import { cellsOf, type ExportRow } from './export-row.js';

/** The rows as patients.xlsx with the sheet Patients, written while they are read; text cells only, never formulas. */
export function writePatientsXlsx(rows: AsyncIterable<ExportRow>): Readable {
  const out = new PassThrough();
  const write = async () => {
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: out, zip: { zlib: { level: 6 } } });
    const sheet = workbook.addWorksheet('Patients', { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = [
      { header: 'Name', width: 32 },
      { header: 'Diagnosis', width: 48 },
    ];
    for await (const row of rows) {
      sheet.addRow(cellsOf(row).map(guardFormula)).commit();
      if (out.destroyed) return;
      if (out.writableNeedDrain) await new Promise((resolve) => out.once('drain', resolve).once('close', resolve));
    }
    sheet.commit();
    await workbook.commit();
  };
  write().catch((error: unknown) => out.destroy(error as Error));
  return out;
}
