import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { type GivenMapping, mappingInput, type Mapping } from './heading-mapping.js';
import { keptAfter } from './kept-mapping.js';
import { readFile } from './read-file.js';

const read = (headings: string, given: GivenMapping = {}, kept: Mapping = {}) =>
  readFile(Buffer.from(`${headings}\nAsha,9876543210,61,62\n`), '2026-03-10', { given, kept });
const columnsOf = async (...asked: Parameters<typeof read>) =>
  (await read(...asked)).headings.map(({ column }) => column);

describe('a mapping is refused', () => {
  it.each([
    ['that is no JSON', '{'],
    ['that is no object', '["NAME"]'],
    ['with a column that there is not', '{"Pt": "SURNAME"}'],
    ['with a column that is no text', '{"Pt": 1}'],
    ['with an empty heading', '{"": "NAME"}'],
    [
      'of more than 500 headings',
      JSON.stringify(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [n, 'IGNORE']))),
    ],
    ['longer than 100,000 characters', JSON.stringify({ ['x'.repeat(100_000)]: 'IGNORE' })],
    ['of two headings for one column', '{"Mobile": "PHONE", "Mobile 2": "PHONE"}'],
    ['of one heading, written in two ways', '{"Mobile": "PHONE", "mobile": "PHONE"}'],
    ['of one heading with two meanings', '{"Ref.": "DIAGNOSIS", "ref": "IGNORE"}'],
    ['of one heading that is read and not read', '{"Ref.": "DIAGNOSIS", "ref": null}'],
  ])('%s', (_, text) => {
    expect(mappingInput.safeParse(text).success).toBe(false);
  });

  it('and read otherwise, by headings without case and punctuation; several may be left out', () => {
    expect(mappingInput.parse('{"Pt. Name": "NAME", "A": "IGNORE", "B": "IGNORE"}')).toEqual(
      Object.fromEntries([
        ['ptname', 'NAME'],
        ['a', 'IGNORE'],
        ['b', 'IGNORE'],
      ]),
    );
    expect(mappingInput.parse('{"Ref.": null, "ref": null}')).toEqual({ ref: null });
    expect(mappingInput.parse('')).toEqual({});
  });
});

describe('what headings are read as', () => {
  it('is unknown for headings that nobody knows, which are named all the same', async () => {
    expect((await read('Name,Phone,Ref. by,Age')).headings).toEqual([
      { heading: 'Name', column: 'NAME' },
      { heading: 'Phone', column: 'PHONE' },
      { heading: 'Ref. by', column: null },
      { heading: 'Age', column: 'AGE' },
    ]);
  });

  it.each([
    [
      'what was said for the file, before the template',
      'Name,Age,Phone,Years',
      { age: 'PHONE', phone: 'IGNORE', years: 'AGE' },
      {},
      ['NAME', 'PHONE', 'IGNORE', 'AGE'],
    ],
    ['what was said for a former file', 'Pt,Mob', {}, { pt: 'NAME', mob: 'PHONE' }, ['NAME', 'PHONE']],
    [
      'what was said last',
      'Pt,Mob,Other',
      { mob: 'IGNORE', other: 'PHONE' },
      { pt: 'NAME', mob: 'PHONE' },
      ['NAME', 'IGNORE', 'PHONE'],
    ],
    [
      'nothing, where null was said',
      'Name,Phone,Age,Mob',
      { age: null, mob: null },
      { mob: 'AGE' },
      ['NAME', 'PHONE', null, null],
    ],
    ['nothing of what objects have', 'Name,Phone,constructor', {}, {}, ['NAME', 'PHONE', null]],
    [
      'the template, where a former file said another heading',
      'Name,Phone,Mob',
      {},
      { mob: 'PHONE' },
      ['NAME', 'PHONE', null],
    ],
    [
      'what a former file said, before another program',
      'Name,Mobile,Mob',
      {},
      { mob: 'PHONE' },
      ['NAME', null, 'PHONE'],
    ],
  ] as const)('%s', async (_, headings, given, kept, columns) => {
    expect(await columnsOf(headings, given, kept)).toEqual(columns);
  });

  it('is told of a file that cannot be read, too', async () => {
    await expect(read('Pt,Mob')).rejects.toMatchObject({
      message: expect.stringContaining('no column Name and no column Phone'),
      headings: [
        { heading: 'Pt', column: null },
        { heading: 'Mob', column: null },
      ],
    });
    await expect(read('Name,Mobile,Contact')).rejects.toThrow('Several columns are read as Phone');
  });
});

it('the newest 500 headings are kept', () => {
  const kept = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`h${n}`, 'IGNORE' as const]));
  const next = keptAfter({ given: { h0: 'AGE', new: 'NAME' }, kept, dryRun: false });
  expect(Object.keys(next)).toHaveLength(500);
  expect(next).toMatchObject({ h0: 'AGE', new: 'NAME', h499: 'IGNORE' });
  expect(next).not.toHaveProperty('h1');
});

describe('of the mapping of one file, what was chosen is kept', () => {
  const given = {
    name: 'NAME',
    mobile: 'PHONE',
    phone: 'IGNORE',
    ref: null,
    age: null,
    sex: 'AGE',
    mob: null,
  } as const;

  it('and not what headings are read as anyway, nor that a column is not read', () => {
    expect(keptAfter({ given, kept: { mob: 'PHONE' }, dryRun: false })).toEqual({
      phone: 'IGNORE',
      sex: 'AGE',
      mob: 'PHONE',
    });
  });

  it('where a check chose other columns: unknown headings are left out', () => {
    const kept = keptAfter({ given, kept: { mob: 'PHONE' }, dryRun: true });
    expect(kept).toEqual({ phone: 'IGNORE', sex: 'AGE', mob: 'PHONE', ref: 'IGNORE' });
  });

  it('also where a former file said otherwise', () => {
    expect(keptAfter({ given: { age: 'AGE' }, kept: { age: 'IGNORE' }, dryRun: true })).toEqual({ age: 'AGE' });
  });
});
