import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { excelFile, rawXlsx, zipOf } from '../../../test/spreadsheets.js';
import { readFile } from './read-file.js';

const TODAY = '2026-03-10';
const csv = (text: string) => Buffer.from(text);
const read = async (bytes: Buffer) => (await readFile(bytes, TODAY)).rows;

/** What the first patient of a file says in one column. */
async function valueOf(column: string, cell: unknown): Promise<unknown> {
  const [row] = await read(
    await excelFile([
      ['Name', 'Phone', column],
      ['Asha', '9876543210', cell],
    ]),
  );
  return row;
}
const inCsv = async (column: string, cell: string) =>
  (await read(csv(`Name;Phone;${column}\nAsha;9876543210;${cell}\n`)))[0];
const fault = (column: string, message: string) => ({
  row: 2,
  faults: [{ column, message: expect.stringContaining(message) }],
});
const says = (values: object) => ({ values: expect.objectContaining(values), faults: [] });

describe('the encoding and the shape of a CSV file', () => {
  const text = 'Name,Phone,Address\nSunita José,9876543210,"12, Mall Road"\n';
  const inHindi = 'Name,Phone,Address\nसुनीता,9876543210,लखनऊ\n';
  const utf16 = (words: string) => Buffer.from(`\uFEFF${words}`, 'utf16le');
  it.each([
    ['UTF-8', csv(text)],
    ['UTF-8 with a byte order mark', csv(`\uFEFF${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16, little end first', utf16(text)],
    ['UTF-16, big end first', utf16(text).swap16()],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['semicolons', csv('Name;Phone;Address\r\nSunita José;9876543210;"12, Mall Road"\r\n')],
    ['tabs', utf16('Name\tPhone\tAddress\r\nSunita José\t9876543210\t12, Mall Road\r\n')],
    ["Excel's own line about semicolons", csv('sep=;\nName;Phone;Address\nSunita José;9876543210;12, Mall Road')],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([
      { row: 2, ...says({ name: 'Sunita José', phone: '+919876543210', address: '12, Mall Road' }) },
    ]);
  });

  it.each([
    ['UTF-8', csv(inHindi)],
    ['UTF-16', utf16(inHindi)],
  ])('Devanagari in %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([{ row: 2, ...says({ name: 'सुनीता', address: 'लखनऊ' }) }]);
  });

  it('rows are counted as the spreadsheet counts: empty ones are, and one with a line break is one', async () => {
    const rows = await read(csv('Name,Phone,Address\n\nAsha,9876543210,"Mall\nRoad"\n,,\nBina,9876543211,'));
    expect(rows.map(({ row, values }) => [row, values?.name, values?.address])).toEqual([
      [3, 'Asha', 'Mall Road'],
      [5, 'Bina', null],
    ]);
  });

  it('a cell with an inch is one, and a quotation mark that never ends is told', async () => {
    expect(await inCsv('Diagnosis', '3" scar')).toMatchObject(says({ diagnosis: '3" scar' }));
    await expect(read(csv('Name,Phone\nAsha,9876543210\nBina,"9876543211\n'))).rejects.toThrow('quotation mark');
  });
});

describe('the headings', () => {
  it('stand in any order, in any case, and others are ignored', async () => {
    const [row] = await read(
      csv('City,OLD NUMBER, emergency ,phone,name\nLucknow,A-17,09123456780,+91 98765 43210,Asha'),
    );
    expect(row).toMatchObject(
      says({ name: 'Asha', phone: '+919876543210', oldNumber: 'A-17', emergencyPhone: '+919123456780' }),
    );
  });

  it('of other programs are understood, after the own ones', async () => {
    const [row] = await read(csv('Patient Name,Mobile No.,Contact,Phone,DOB,Sex\nAsha,1,2,9876543210,1962-05-04,F'));
    expect(row).toMatchObject(
      says({ name: 'Asha', phone: '+919876543210', birthDate: '1962-05-04', gender: 'female' }),
    );
  });

  it.each([
    ['', 'empty'],
    ['\n , \n', 'empty'],
    ['Name,Phone\n', 'no patient below'],
    ['Name,City\nAsha,Lucknow', 'no column Phone'],
    ['Asha,9876543210', 'no column Name and no column Phone'],
    ['Name,Phone,Phone\nAsha,1,2', 'Several columns are read as Phone'],
  ])('%j is refused', async (text, sentence) => {
    await expect(read(csv(text))).rejects.toThrow(sentence);
  });
});

describe('phone numbers', () => {
  it.each([
    ['a number with all its digits', 9876543210],
    ['one with the code of India', 919876543210],
    ['text', ' 098765-43210 '],
    ['what an export guarded', "'+919876543210"],
    ['what other programs make of a number', '9876543210.0'],
    ['Devanagari digits', '९८७६५४३२१०'],
    ['a formula with a result', { formula: 'A1', result: 9876543210 }],
    ['rich text', { richText: [{ text: '98765' }, { text: ' 43210' }] }],
    ['a link', { text: '9876543210', hyperlink: 'tel:9876543210' }],
  ])('%s can be read', async (_, cell) => {
    expect(await valueOf('Emergency', cell)).toMatchObject(says({ emergencyPhone: '+919876543210' }));
  });

  it.each([
    ['9.87654E+09', 'digits are lost'],
    ['9,87654E+09', 'digits are lost'],
    ['9.876543210E+09', 'digits are lost'],
    ['98765', 'ten digits'],
    ['9876543210 / 9812345678', 'ten digits'],
    ['9876543210 ext. 12', 'ten digits'],
    ['+1 212 555 0100', 'ten digits'],
    ['1234567890', 'ten digits'],
    [9876543210.5, 'ten digits'],
    [new Date('2026-01-01T00:00:00Z'), 'made a date'],
    [{ formula: 'A1' }, 'no result'],
    [{ error: '#N/A' }, 'shows an error'],
  ])('%s is never guessed', async (cell, sentence) => {
    expect(await valueOf('Emergency', cell)).toMatchObject(fault('Emergency', sentence));
  });
});

describe('dates of birth and ages', () => {
  it.each([
    ['1962-05-23'],
    ['1962-05-23 00:00:00'],
    ['23/05/1962'],
    ['23.5.1962'],
    ['23-May-1962'],
    ['23 May 1962'],
    ['May 23, 1962'],
    ['22789'],
    [22_789],
    [new Date('1962-05-23T00:00:00Z')],
  ])('%s is 23 May 1962', async (cell) => {
    expect(await valueOf('Date of birth', cell)).toMatchObject(says({ birthDate: '1962-05-23', age: null }));
  });

  it.each([
    ['1990', 'cannot be read'],
    ['23/05/62', 'cannot be read'],
    ['31/02/1962', 'cannot be read'],
    ['soon', 'cannot be read'],
    ['2026-03-11', 'future'],
    ['1800-01-01', 'that old'],
  ])('%s is not', async (cell, sentence) => {
    expect(await valueOf('Date of birth', cell)).toMatchObject(fault('Date of birth', sentence));
  });

  it('where one has the month first, those that could be two days are not guessed', async () => {
    const written = ['03/04/1962', '05/23/1962', '1962-04-03', '23/05/1962', '04/04/1962'];
    const rows = await read(csv(`Name,Phone,DOB\n${written.map((day) => `Asha,9876543210,${day}`).join('\n')}`));
    const days = [undefined, '1962-05-23', '1962-04-03', '1962-05-23', '1962-04-04'];
    expect(rows.map(({ values }) => values?.birthDate)).toEqual(days);
  });

  it('a date of birth wins over an age, which stands where there is none', async () => {
    const text =
      'Name,Phone,Age,Date of birth\nAsha,9876543210,old,1962-05-23\nBina,9876543211,52,\nChand,9876543212,52.5,';
    const rows = await read(csv(text));
    expect(rows.map(({ values }) => [values?.age, values?.birthDate])).toEqual([
      [null, '1962-05-23'],
      [52, null],
      [undefined, undefined],
    ]);
    expect(rows[2]).toMatchObject({
      row: 4,
      faults: [{ column: 'Age', message: expect.stringContaining('whole years') }],
    });
  });
});

it.each([
  ['Gender', 'MALE', { gender: 'male' }],
  ['Gender', 'f', { gender: 'female' }],
  ['Gender', 'महिला', { gender: 'female' }],
  ['Blood group', 'b +ve', { bloodGroup: 'B+' }],
  ['Blood group', 'AB−', { bloodGroup: 'AB-' }],
  ['Blood group', 'O Negative', { bloodGroup: 'O-' }],
  ['Old number', 17, { oldNumber: '17' }],
  ['Old number', '0017', { oldNumber: '0017' }],
  ['Diagnosis', '', { diagnosis: null }],
])('%s %s', async (column, cell, values) => {
  expect(await valueOf(column, cell)).toMatchObject(says(values));
});

it.each([
  ['Gender', 'X', 'Male, Female or Other'],
  ['Blood group', 'C+', 'one of A+'],
  ['Age', 121, '0 to 120'],
  ['Name', '', 'cannot be left empty'],
  ['Phone', '', 'cannot be left empty'],
  ['Diagnosis', 'x'.repeat(201), 'at most 200'],
  ['Address', new Date('2026-04-12T00:00:00Z'), 'made a date'],
])('%s: case %# is an error of its row and column', async (column, cell, sentence) => {
  const cells = { Name: 'Asha', Phone: '9876543210', [column]: cell };
  const [row] = await read(await excelFile([Object.keys(cells), Object.values(cells)]));
  expect(row).toMatchObject(fault(column, sentence));
});

describe('a workbook', () => {
  const cells =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Phone</t></is></c><c r="C1" t="inlineStr"><is><t>DOB</t></is></c></row>';

  it('as LibreOffice and Google Sheets write it: texts in the cells, results of formulas as text, a date by its format', async () => {
    const bytes = rawXlsx(
      `${cells}<row r="2"><c r="A2" t="str"><f>UPPER("asha")</f><v>ASHA</v></c><c r="B2"><v>9.87654321E9</v></c><c r="C2" s="1"><v>22789</v></c></row>`,
    );
    expect(await read(bytes)).toEqual([
      { row: 2, ...says({ name: 'ASHA', phone: '+919876543210', birthDate: '1962-05-23' }) },
    ]);
  });

  it('with a cell at its far right in each row is read like any other', async () => {
    const row = (at: number) =>
      `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>Asha</t></is></c><c r="B${at}"><v>${9_876_543_000 + at}</v></c><c r="XFD${at}"><v>1</v></c></row>`;
    const rows = Array.from({ length: 50 }, (_, index) => row(index + 2));
    expect(await read(rawXlsx(cells + rows.join('')))).toHaveLength(50);
  });

  it('of an old Mac counts days from 1904, as dates and as numbers', async () => {
    const bytes = rawXlsx(
      `${cells}<row r="2"><c r="A2" t="inlineStr"><is><t>Asha</t></is></c><c r="B2"><v>9876543210</v></c><c r="C2" s="1"><v>21327</v></c></row>` +
        `<row r="4"><c r="A4" t="inlineStr"><is><t>Bina</t></is></c><c r="B4"><v>9876543211</v></c><c r="C4"><v>21327</v></c></row>`,
      { date1904: true },
    );
    expect((await read(bytes)).map(({ row, values }) => [row, values?.birthDate])).toEqual([
      [2, '1962-05-23'],
      [4, '1962-05-23'],
    ]);
  });

  it.each([
    ['a picture that is called .xlsx', Buffer.from('89504e470d0a1a0a', 'hex'), 'no spreadsheet'],
    ['a PDF', csv('%PDF-1.7\n'), 'no spreadsheet'],
    ['an older file of Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'older file of Excel'],
    ['half of one', rawXlsx(cells).subarray(0, 400), 'damaged'],
    ['a zip of something else', zipOf({ 'word/document.xml': '<a/>' }), 'no spreadsheet of Excel'],
    ['one that is too large unpacked', zipOf({ 'xl/workbook.xml': Buffer.alloc(51 * 1024 * 1024) }), 'too large'],
    ['one of many parts', zipOf({ a: Buffer.alloc(26 * 1024 * 1024), b: Buffer.alloc(26 * 1024 * 1024) }), 'too large'],
    ['one whose end record does not follow its directory', gap(rawXlsx(cells)), 'damaged'],
    ['one with bytes after its end record', Buffer.concat([rawXlsx(cells), Buffer.alloc(9)]), 'damaged'],
    ['one that says it is small', zipOf({ a: Buffer.alloc(51 * 1024 * 1024) }, { claims: 10 }), 'too large'],
  ])('%s is refused', async (_, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(sentence);
  });
});

/** A zip file with bytes between its directory and its end record. */
function gap(file: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, -22), Buffer.alloc(64), file.subarray(-22)]);
}

it('ten thousand rows are taken, and one more is not', async () => {
  const rows = (count: number) => csv(`Name,Phone\n${'Asha,9876543210\n'.repeat(count)}`);
  expect(await read(rows(10_000))).toHaveLength(10_000);
  await expect(read(rows(10_001))).rejects.toMatchObject({ message: expect.stringContaining('10,000'), row: 10_002 });
});
