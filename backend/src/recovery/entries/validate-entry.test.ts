import { expect, it } from 'vitest';
import { isScreened } from '../danger-signs/is-screened.js';
import { sampleProtocols } from '../protocols/sample-protocols.js';
import type { EntryKind } from './entry.input.js';
import { validateEntry, type EntryState } from './validate-entry.js';

const content = sampleProtocols.find(({ slug }) => slug === 'knee-replacement')?.content;
const now = new Date('2026-03-10T06:30:00Z');
const state: EntryState = {
  now,
  phases: content?.phases ?? [],
  phase: 2,
  isLive: true,
  enteredAs: 'PATIENT',
  formerSigns: [],
  dangerSigns: content?.dangerSigns ?? [],
  side: 'RIGHT',
  checks: [{ day: '2026-03-10', at: '2026-03-10T06:00:00Z', isClear: true, tasksBefore: 0 }],
  resolved: [],
  stopped: false,
  ticks: [],
  undoable: new Map(),
  questions: { plan: { surgeryDate: '2026-02-28', createdAt: '2026-03-10T06:00:00Z' }, asked: [] },
};
const same = { clientId: '01970000-0000-7000-8000-000000000000', at: now };
const tick = (exercise: string, at = now) => ({
  ...same,
  at,
  checkIn: { exercises: [{ exercise, sets: 1, reps: 1 }], pain: null, note: null },
});
const dose = state.phases[1]?.exercises.find(({ key }) => key === 'sitToStand') ?? { sets: 0, timesPerDay: 0 };
const set = (occasion: number, number: number, exercise = 'sitToStand') => ({
  ...same,
  setDone: { exercise, occasion, set: number, done: true },
});
const wholes = (length: number, day = '2026-03-10') =>
  Array.from({ length }, () => ({ day, exercise: 'sitToStand', occasion: null, set: null, done: true }));
const pain = { ...same, pain: { value: 9, moment: 'MOVING' as const, note: null } };
const skip = (occasion: number, exercise = 'sitToStand', reason: 'PAIN' | null = 'PAIN') => ({
  ...same,
  skip: { exercise, occasion, reason, note: null },
});
const effort = { ...same, effort: 0 };
const sign = (key: string) => ({ ...same, sign: { sign: key, note: null } });
const undo = { ...same, undo: 'u' };
const made = (kind: EntryKind, day = '2026-03-10', isRetracted = false) => ({
  undoable: new Map([['u', { kind, day, isRetracted }]]),
});
const answers = state.dangerSigns.map(({ key }) => ({ sign: key, yes: false }));
const check = (given: typeof answers, at = now) => ({ ...same, at, dangerCheck: { answers: given } });
const [first] = answers;
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

it.each<[string, Parameters<typeof validateEntry>[0], Partial<EntryState>, string | undefined]>([
  ['an exercise of the phase', tick('sitToStand'), {}, undefined],
  ['one of a phase that was left', tick('anklePumps'), {}, 'WRONG_STATE'],
  ['one of no phase', tick('handstand'), {}, 'BAD_INPUT'],
  ['one while a sign is open', tick('sitToStand'), { stopped: true }, 'WRONG_STATE'],
  ['one without a check', tick('sitToStand'), { checks: [] }, 'WRONG_STATE'],
  ['five minutes ahead', tick('sitToStand', minutes(5)), {}, undefined],
  ['more than five minutes ahead', tick('sitToStand', new Date(minutes(5).getTime() + 1)), {}, 'BAD_INPUT'],
  ['thirty days ago', check(answers, minutes(-30 * 1440)), {}, undefined],
  ['more than thirty days ago', check(answers, new Date(minutes(-30 * 1440).getTime() - 1)), {}, 'BAD_INPUT'],
  ['a set of the dose', set(dose.timesPerDay, dose.sets), {}, undefined],
  ['a set beyond the dose', set(1, dose.sets + 1), {}, 'BAD_INPUT'],
  ['an occasion beyond the dose', set(dose.timesPerDay + 1, 1), {}, 'BAD_INPUT'],
  ['a set of no exercise', set(1, 1, 'handstand'), {}, 'BAD_INPUT'],
  ['a set while a sign is open', set(1, 1), { stopped: true }, 'WRONG_STATE'],
  ['a set without a check', set(1, 1), { checks: [] }, 'WRONG_STATE'],
  ['a tick once all are done', tick('sitToStand'), { ticks: wholes(dose.timesPerDay) }, 'BAD_INPUT'],
  ['the last tick of the dose', tick('sitToStand'), { ticks: wholes(dose.timesPerDay - 1) }, undefined],
  ['a tick after those of the day before', tick('sitToStand'), { ticks: wholes(9, '2026-03-09') }, undefined],
  ['a skip of the last occasion', skip(dose.timesPerDay), {}, undefined],
  ['a skip that is taken back', skip(1, 'sitToStand', null), {}, undefined],
  ['a skip beyond the dose', skip(dose.timesPerDay + 1), {}, 'BAD_INPUT'],
  ['a skip taken back beyond the dose', skip(dose.timesPerDay + 1, 'sitToStand', null), {}, 'BAD_INPUT'],
  ['a skip of no exercise', skip(1, 'handstand'), {}, 'BAD_INPUT'],
  ['a skip of a phase that was left', skip(1, 'anklePumps'), {}, 'WRONG_STATE'],
  ['a skip while a sign is open, without a check', skip(1), { stopped: true, checks: [] }, undefined],
  ['a skip of a plan that has ended', skip(1), { isLive: false }, 'NOT_FOUND'],
  ['effort while a sign is open, without a check', effort, { stopped: true, checks: [] }, undefined],
  ['effort of a plan that has ended', effort, { isLive: false }, 'NOT_FOUND'],
  ['effort taken back', undo, made('EFFORT'), 'WRONG_STATE'],
  ['a skip taken back by undo', undo, made('SKIP'), 'WRONG_STATE'],
  ['pain while a sign is open, without a check', pain, { stopped: true, checks: [] }, undefined],
  ['pain of a plan that has ended', pain, { isLive: false }, 'NOT_FOUND'],
  ['a sign at any hour', sign('chest'), {}, undefined],
  ['a sign while one is open, without a check', sign('chest'), { stopped: true, checks: [] }, undefined],
  ['a sign of a plan that has ended', sign('chest'), { isLive: false }, undefined],
  [
    'a sign of a former plan',
    sign('old'),
    { formerSigns: [[{ key: 'old', severity: 'URGENT', question: { en: 'Old?', hi: 'पुराना?' } }]] },
    undefined,
  ],
  ['a sign that nobody asks for', sign('cough'), {}, 'BAD_INPUT'],
  ['pain taken back', undo, made('PAIN'), undefined],
  ['a value taken back while a sign is open', undo, { ...made('MEASUREMENT'), stopped: true }, undefined],
  ['something unknown taken back', undo, {}, 'NOT_FOUND'],
  ['pain of the day before taken back', undo, made('PAIN', '2026-03-09'), 'WRONG_STATE'],
  ['pain taken back twice', undo, made('PAIN', '2026-03-10', true), 'WRONG_STATE'],
  ['a sign taken back', undo, made('SIGN'), 'WRONG_STATE'],
  ['a tick taken back by undo', undo, made('SET_DONE'), 'WRONG_STATE'],
  ['a check while a sign is open', check(answers), { stopped: true }, undefined],
  ['a sign left out', check(answers.slice(1)), {}, 'BAD_INPUT'],
  ['a sign twice', check([...answers.slice(1), ...answers.slice(1, 2)]), {}, 'BAD_INPUT'],
  ['a sign more', check([...answers, ...(first ? [first] : [])]), {}, 'BAD_INPUT'],
  ['another sign', check([...answers.slice(1), { sign: 'cough', yes: false }]), {}, 'BAD_INPUT'],
])('an entry with %s: %j', (_, entry, fields, code) => {
  expect(validateEntry(entry, { ...state, ...fields })?.code).toBe(code);
});

const at = (time: string, tasksBefore = 0, day = '2026-03-10', isClear = true) => ({
  day,
  at: `${day}T${time}Z`,
  isClear,
  tasksBefore,
});
const yes = (time: string, tasksBefore = 0, day = '2026-03-10') => at(time, tasksBefore, day, false);
it.each<[string, Parameters<typeof isScreened>[1], string[], boolean]>([
  ['a check of the same moment', [at('06:30:00')], [], true],
  ['a later one', [at('06:30:01')], [], false],
  ['one of the day before', [at('06:00:00', 0, '2026-03-09')], [], false],
  ['one before a doctor answered', [at('06:00:00')], ['2026-03-10T06:10:00Z'], false],
  ['one after that', [at('06:20:00', 1)], ['2026-03-10T06:10:00Z'], true],
  ['one, and a doctor answered later', [at('06:00:00')], ['2026-03-10T06:40:00Z'], true],
  ['one with a yes', [yes('06:00:00')], [], false],
  ['one with a yes that was answered later', [yes('06:00:00')], ['2026-03-10T06:40:00Z'], false],
  ['one with a yes that was answered before', [yes('06:00:00')], ['2026-03-10T06:10:00Z'], false],
  ['a clear one while a yes waited', [yes('06:00:00'), at('06:10:00')], ['2026-03-10T06:40:00Z'], false],
  ['one while the yes of a day before waits', [yes('09:00:00', 0, '2026-03-08'), at('06:00:00')], [], false],
  ['one before the answer that came after it', [yes('06:00:00'), at('05:50:00', 1)], ['2026-03-10T06:10:00Z'], false],
  [
    'one after the answer, whatever came late',
    [at('06:20:00', 1), yes('06:00:00'), at('05:50:00', 1)],
    ['2026-03-10T06:10:00Z'],
    true,
  ],
  ['one after the answer, and a yes since', [at('06:20:00', 1), yes('06:25:00', 1)], ['2026-03-10T06:10:00Z'], false],
  ['one before a yes that came after', [at('06:20:00'), yes('06:40:00')], [], true],
])('screened by %s', (_, checks, resolved, screened) => {
  expect(isScreened(now, checks, resolved)).toBe(screened);
});
