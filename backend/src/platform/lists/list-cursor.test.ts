import { expect, it } from 'vitest';
import { AppError } from '../errors.js';
import { decodeCursor, encodeCursor } from './list-cursor.js';

const id = '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d';
const at = '2026-03-10T06:30:00.123456Z';

it('gives back the position that it was made of', () => {
  expect(decodeCursor(encodeCursor({ at, id }))).toEqual({ at, id });
});

it('takes what it gave of a row whose id no RFC knows', () => {
  const ofSample = '00000000-0000-0000-0000-00000000abcd';
  expect(decodeCursor(encodeCursor({ at, id: ofSample }))).toEqual({ at, id: ofSample });
});

it.each([
  ['nothing', ''],
  ['words', 'page two'],
  ['a moment alone', at],
  ['an id that is none', `${at}|1`],
  ['more than two parts', `${at}|${id}|${id}`],
  ['a day that does not exist', `2026-02-30T06:30:00.123456Z|${id}`],
  ['a year that the database cannot read', `0000-01-01T06:30:00.123456Z|${id}`],
  ['an hour that does not exist', `2026-03-10T25:30:00.123456Z|${id}`],
  ['SQL', `2026-03-10T06:30:00.123456Z' or true --|${id}`],
])('refuses a cursor of %s', (_what, text) => {
  expect(() => decodeCursor(Buffer.from(text).toString('base64url'))).toThrow(AppError);
});
