import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { keptAfter, mappingInput, type Mapping } from './heading-mapping.js';
import { readFile } from './read-file.js';

const read = (headings: string, given: Mapping = {}, kept: Mapping = {}) =>
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
  const next = keptAfter({ given: { h0: 'AGE', new: 'NAME' }, kept });
  expect(Object.keys(next)).toHaveLength(500);
  expect(next).toMatchObject({ h0: 'AGE', new: 'NAME', h499: 'IGNORE' });
  expect(next).not.toHaveProperty('h1');
});
