import { expect, it } from 'vitest';
import { sampleProtocols } from '../protocols/sample-protocols.js';
import { adherenceOf, type Course } from './adherence.js';

const phases = sampleProtocols.find(({ slug }) => slug === 'knee-replacement')?.content.phases ?? [];
/** What the first two phases prescribe a day. */
const [FIRST, SECOND] = [14, 12];

const course = (fields: Partial<Course>): Course => ({
  today: '2026-03-20',
  madeOn: '2026-03-01',
  phases,
  leftOn: [],
  ticks: [],
  ...fields,
});
const ticks = (day: string, exercise: string, times: number) =>
  Array.from({ length: times }, () => ({ day, exercise, occasion: null, set: null, done: true }));

it.each<[string, Partial<Course>, number, number, number | null]>([
  ['before the first full day', { madeOn: '2026-03-20' }, 0, 0, null],
  ['on the day after: the day on which it was made is not full', { madeOn: '2026-03-19' }, 0, 0, null],
  ['after one full day', { madeOn: '2026-03-18', ticks: ticks('2026-03-19', 'anklePumps', 2) }, FIRST, 2, 14],
  ['over seven days at most', { ticks: ticks('2026-03-12', 'anklePumps', 3) }, 7 * FIRST, 0, 0],
  ['from the first of the seven on', { ticks: ticks('2026-03-13', 'anklePumps', 3) }, 7 * FIRST, 3, 3],
  ['not of today', { ticks: ticks('2026-03-20', 'anklePumps', 3) }, 7 * FIRST, 0, 0],
  ['no more than prescribed', { madeOn: '2026-03-18', ticks: ticks('2026-03-19', 'anklePumps', 9) }, FIRST, 3, 21],
  [
    'by the phase of each day as it began',
    {
      madeOn: '2026-03-17',
      leftOn: ['2026-03-18'],
      ticks: [...ticks('2026-03-18', 'seatedFlexion', 3), ...ticks('2026-03-19', 'seatedFlexion', 3)],
    },
    FIRST + SECOND,
    3,
    12,
  ],
])('adherence is counted %s (recovery §11)', (_, fields, prescribed, done, percent) => {
  expect(adherenceOf(course(fields))).toEqual({ prescribed, done, percent });
});
