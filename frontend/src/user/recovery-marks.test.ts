import { expect, it } from 'vitest';
import { recoveryMarks } from './recovery-marks';

const count = (counts: Parameters<typeof recoveryMarks>[0]) => {
  const { marks } = recoveryMarks(counts);
  return Object.fromEntries(
    ['done', 'next', 'left', 'missed'].map((kind) => [kind, marks.filter((mark) => mark.kind === kind).length]),
  );
};

it.each([
  [
    { done: 9, missed: 2, left: 16 },
    { done: 9, next: 1, left: 15, missed: 2 },
  ],
  [
    { done: 0, missed: 0, left: 25 },
    { done: 0, next: 1, left: 24, missed: 0 },
  ],
  [
    { done: 26, missed: 0, left: 0 },
    { done: 26, next: 0, left: 0, missed: 0 },
  ],
])('of %j are as many as there are sessions', (counts, marks) => expect(count(counts)).toEqual(marks));

it('stand in rows of ten, those that were missed in rows of their own', () => {
  const { columns, rows, marks } = recoveryMarks({ done: 9, missed: 2, left: 16 });
  expect([columns, rows]).toEqual([10, 4]);
  expect(marks[0]).toEqual({ kind: 'done', column: 0, row: 0 });
  expect(marks[9]).toEqual({ kind: 'next', column: 9, row: 0 });
  expect(marks[24]).toEqual({ kind: 'left', column: 4, row: 2 });
  expect(marks[25]).toEqual({ kind: 'missed', column: 0, row: 3 });
});

it('are smaller in a long plan', () => {
  expect(recoveryMarks({ done: 0, missed: 0, left: 50 }).columns).toBe(10);
  expect(recoveryMarks({ done: 1, missed: 0, left: 50 }).columns).toBe(20);
});
