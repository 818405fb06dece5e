import { expect, it } from 'vitest';
import { readRestoreArguments } from './restore-arguments.js';

it.each([
  [[]],
  [['one', 'two']],
  [['dir', '--until']],
  [['dir', '--when', 'now']],
  [['dir', '--key', 'a', '--key', 'b']],
])('%j are no arguments of a restore', (args) => {
  expect(() => readRestoreArguments(args)).toThrow('npm run restore -- DIR');
});

it.each(['yesterday', '2026-11-31T10:00', "2026-11-30T10:00'"])('%s is no moment', (text) => {
  expect(() => readRestoreArguments(['dir', '--until', text])).toThrow('is no moment');
});

it.each([
  ['2026-11-30 02:15', '2026-11-29T20:45:00.000Z', '2026-11-30T02:15+05:30'],
  ['2026-11-29T20:45:00.123456Z', '2026-11-29T20:45:00.123Z', '2026-11-29T20:45:00.123456Z'],
])('%s is %s', (text, moment, written) => {
  const { until } = readRestoreArguments(['/restored', '--until', text, '--from', '/backups', '--key', '/key']);
  expect(until).toEqual({ moment: new Date(moment), text: written });
});
