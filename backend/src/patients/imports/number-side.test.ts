import { Buffer } from 'node:buffer';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { withSide } from './number-side.js';
import { readFile } from './read-file.js';

describe('a number whose format may mean either side is a fault', () => {
  it.each([
    ['both words in one section', 5000, '0.00" Dr/Cr"'],
    ['a word for negative numbers alone', 5000, '0.00;0.00" Cr"'],
    ['a word for positive numbers alone', -5000, '0.00" Dr";0.00'],
    ['conditions of its own', 5000, '[>100]0.00" Dr";0.00" Cr"'],
    ['thousands', 5000, '0.00," Cr"'],
    ['brackets, which may be a minus', -5000, '0.00" Dr";(0.00)" Cr"'],
  ])('%s', (_, value, format) => {
    expect(withSide(value, format)).toEqual({ fault: expect.stringContaining('says Dr or Cr') });
  });
});

it.each([
  [5000, undefined, 5000],
  [5000, 'General', 5000],
  [-5000, '#,##0.00;[Red]-#,##0.00', -5000],
  [5000, '0.00" scrubs"', 5000],
  [5000, '0.00" Cr"', '5000 Cr'],
  [250.5, '#,##,##0.00\\ \\D\\r', '250.5 Dr'],
  [5000, '"Cr. "0.00', '5000 Cr'],
  [5000, '[$₹-4009] 0.00_)" CR"', '5000 Cr'],
  [-5000, '0.00" Cr"', '-5000 Cr'],
  [5000, '0.00" Dr";0.00" Cr"', '5000 Dr'],
  [-5000, '0.00" Dr";0.00" Cr"', '5000 Cr'],
  [-5000, '0.00" Dr";-0.00" Cr"', '-5000 Cr'],
  [0, '0.00" Dr";0.00" Cr";"-"', 0],
])('%s as %s is %s', (value, format, cell) => {
  expect(withSide(value, format)).toEqual(cell);
});

it('a workbook of Tally is read with its sides, also where a formula counts', async () => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Patients');
  sheet.addRow(['Name', 'Phone', 'Opening balance']);
  const cells: [unknown, string][] = [
    [5000, '0.00" Cr"'],
    [5000, '0.00" Dr"'],
    [{ formula: 'A1', result: 300 }, '0.00" Cr"'],
    [-5000, '0.00" Cr"'],
  ];
  for (const [value, format] of cells) sheet.addRow(['Asha', '9876543210', value]).getCell(3).numFmt = format;
  const { rows } = await readFile(Buffer.from(await workbook.xlsx.writeBuffer()), '2026-03-10');
  expect(rows.map(({ values }) => values?.openingBalance)).toEqual([-500_000, 500_000, -30_000, undefined]);
});
