import { describe, expect, it } from 'vitest';
import { clinicDay } from '#src/calendar/clinic-time';
import {
  dismissed,
  isChecked,
  withoutStored,
  nextToSend,
  sentOf,
  settled,
  lastEffort,
  lastPain,
  type DayEntry,
} from './day-entries';
import { occasionsOf, type DayOccasion } from './day-occasions';
import { gravityOf, saidOn, signsOf } from './reported-signs';

/** 22 Nov 2026 at the clinic, though it is the 21st in UTC. */
const late = '2026-11-21T19:00:00.000Z';
const early = '2026-11-21T18:00:00.000Z';

const tick = (clientId: string, at: string, state: DayEntry['state'] = 'waiting'): DayEntry => ({
  entry: { clientId, at, checkIn: { exercises: [{ exercise: 'heelSlides', sets: 3, reps: 10 }] } },
  state,
  day: clinicDay(at),
});
const check = (clientId: string, at: string, yes: boolean, state: DayEntry['state'] = 'waiting'): DayEntry => ({
  entry: { clientId, at, dangerCheck: { answers: [{ sign: 'calf', yes }] } },
  state,
  day: clinicDay(at),
  severity: yes ? 'URGENT' : null,
});

describe('what is sent next', () => {
  it('is a danger sign alone, so that nothing else is in its way', () => {
    const entries = [
      check('c', early, false),
      tick('b', early),
      check('a', late, true),
      check('d', early, true, 'sent'),
    ];
    expect(nextToSend(entries).map(({ clientId }) => clientId)).toEqual(['a']);
  });

  it('is then a check, which the ticks need, then what was done first, and nothing that was answered', () => {
    const entries = [tick('c', late), tick('b', early), check('a', late, false), tick('d', early, 'sent')];
    expect(nextToSend(entries).map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c']);
  });

  it('is at most what the server takes at once', () => {
    const entries = Array.from({ length: 60 }, (_, index) => tick(String(index), early));
    expect(nextToSend(entries)).toHaveLength(50);
  });
});

it('takes each outcome by itself, and what has none goes on waiting', () => {
  const entries = ['a', 'b', 'c', 'd'].map((id) => tick(id, early));
  const outcomes = [
    { clientId: 'a', outcome: 'STORED' as const, message: null },
    { clientId: 'b', outcome: 'REPEATED' as const, message: null },
    { clientId: 'c', outcome: 'REFUSED' as const, message: 'Not of your phase.' },
  ];
  const after = settled(entries, outcomes);
  expect(after.map(({ state }) => state)).toEqual(['sent', 'sent', 'refused', 'waiting']);
  expect(after[2]?.reason).toBe('Not of your phase.');
});

/** Which occasions of an exercise of three sets are done. */
const occasionsDone = (list: readonly DayEntry[], day: string, exercise: string, told: readonly boolean[]) =>
  occasionsOf(
    list,
    day,
    exercise,
    told.map((isDone, index) => ({
      number: index + 1,
      sets: 3,
      setsDone: isDone ? 3 : 0,
      isDone,
      skipped: null,
      doneBy: null,
    })),
    { sets: 3, timesPerDay: told.length },
  ).map(({ isDone }) => isDone);

it('counts ticks of the day that was shown alone, sent or not, but none that was refused', () => {
  const entries = [tick('a', early), tick('b', late), tick('c', late, 'sent'), tick('d', late, 'refused')];
  const done = (day: string, exercise: string, list = entries) =>
    occasionsDone(list, day, exercise, [false, false, false]).filter(Boolean).length;
  expect(done('2026-11-22', 'heelSlides')).toBe(2);
  expect(done('2026-11-21', 'heelSlides')).toBe(1);
  expect(done('2026-11-22', 'walking')).toBe(0);
  // On a phone with a wrong clock: the day that was shown counts.
  expect(done('2026-11-22', 'heelSlides', [{ ...tick('a', early), day: '2026-11-22' }])).toBe(1);
});

it('counts no tick beyond the dose, and takes back the occasion that is named', () => {
  const untick: DayEntry = {
    entry: { clientId: 'u', at: late, setDone: { exercise: 'heelSlides', occasion: 2, set: 1, done: false } },
    state: 'waiting',
    day: '2026-11-22',
  };
  const ticks = ['a', 'b', 'c', 'd'].map((id) => tick(id, late));
  expect(occasionsDone(ticks, '2026-11-22', 'heelSlides', [true, false, false])).toEqual([true, true, true]);
  expect(occasionsDone([...ticks, untick], '2026-11-22', 'heelSlides', [false, false, false])).toEqual([
    true,
    false,
    true,
  ]);
});

describe('the occasions of an exercise', () => {
  const dose = { sets: 3, timesPerDay: 2 };
  const made = (
    entry: Partial<DayEntry['entry']>,
    state: DayEntry['state'] = 'waiting',
    day = '2026-11-22',
  ): DayEntry => ({
    entry: { clientId: crypto.randomUUID(), at: late, ...entry },
    state,
    day,
  });
  const set = (occasion: number, number: number, done?: boolean) =>
    made({ setDone: { exercise: 'heelSlides', occasion, set: number, ...(done === undefined ? {} : { done }) } });
  const skip = (occasion: number, reason: 'PAIN' | 'TIRED' | null) =>
    made({ skip: { exercise: 'heelSlides', occasion, reason } });
  const whole = tick('w', late);
  const told = (setsDone: number, skipped: 'PAIN' | null = null): DayOccasion[] => [
    { number: 1, sets: 3, setsDone, isDone: setsDone === 3, skipped, doneBy: null },
    { number: 2, sets: 3, setsDone: 0, isDone: false, skipped: null, doneBy: null },
  ];

  it.each<[string, DayEntry[], DayOccasion[], [number, number], [string | null, string | null]]>([
    ['what the server has', [], told(2, 'PAIN'), [2, 0], ['PAIN', null]],
    ['a set here', [set(1, 3)], told(2), [3, 0], [null, null]],
    ['the same set twice', [set(2, 1), set(2, 1, true)], told(0), [0, 1], [null, null]],
    ['a set taken back here', [set(1, 2, false)], told(2), [1, 0], [null, null]],
    ['a set taken back that was done here', [set(2, 1), set(2, 1, false)], told(0), [0, 0], [null, null]],
    ['a whole occasion', [whole], told(1), [3, 0], [null, null]],
    ['whole ones, never beyond the dose', [whole, whole, whole], told(1), [3, 3], [null, null]],
    ['sets and occasions beyond the dose', [set(1, 4), set(3, 1), skip(3, 'PAIN')], told(0), [0, 0], [null, null]],
    ['a skip', [skip(2, 'TIRED')], told(0), [0, 0], [null, 'TIRED']],
    ['the last of two skips', [skip(1, 'TIRED'), skip(1, 'PAIN')], told(0), [0, 0], ['PAIN', null]],
    ['a skip taken back', [skip(1, null)], told(0, 'PAIN'), [0, 0], [null, null]],
    ['a set after a skip', [set(1, 1)], told(0, 'PAIN'), [1, 0], [null, null]],
    ['a skip after a set', [set(1, 1), skip(1, 'TIRED')], told(0), [1, 0], ['TIRED', null]],
    ['a set after a skip, taken back', [set(1, 1), set(1, 1, false)], told(0, 'PAIN'), [0, 0], ['PAIN', null]],
    ['a skip of what is done', [skip(1, 'PAIN')], told(3), [3, 0], [null, null]],
  ])('after %s', (_, entries, before, setsDone, skipped) => {
    const occasions = occasionsOf(entries, '2026-11-22', 'heelSlides', before, dose);
    expect(occasions).toEqual(
      [0, 1].map((at) => ({
        number: at + 1,
        sets: 3,
        setsDone: setsDone[at],
        isDone: setsDone[at] === 3,
        skipped: skipped[at],
        doneBy: null,
      })),
    );
  });

  it('name who ticked until something is ticked here', () => {
    const byAsha = told(1).map((one, at) => ({ ...one, doneBy: at === 0 ? 'Asha' : null }));
    const namesAfter = (...list: DayEntry[]) =>
      occasionsOf(list, '2026-11-22', 'heelSlides', byAsha, dose).map(({ doneBy }) => doneBy);
    expect([namesAfter(), namesAfter(set(1, 2))]).toEqual([
      ['Asha', null],
      [null, null],
    ]);
  });

  it('count no entry of another day or exercise, and none that was refused', () => {
    const others = [
      made({ skip: { exercise: 'heelSlides', occasion: 1, reason: 'PAIN' } }, 'refused'),
      made({ setDone: { exercise: 'heelSlides', occasion: 1, set: 1 } }, 'waiting', '2026-11-21'),
      made({ setDone: { exercise: 'walking', occasion: 1, set: 1 } }),
    ];
    expect(occasionsOf(others, '2026-11-22', 'heelSlides', told(0), dose)).toEqual(told(0));
  });

  it('leave whole occasions as they are when single sets or skips come beside them', () => {
    expect(occasionsDone([set(1, 1), skip(2, 'PAIN')], '2026-11-22', 'heelSlides', [true, false])).toEqual([
      true,
      false,
    ]);
  });
});

it('takes the last effort that was said on a day, zero too', () => {
  const effort = (value: number, state: DayEntry['state'] = 'waiting', day = '2026-11-22'): DayEntry => ({
    entry: { clientId: crypto.randomUUID(), at: late, effort: value },
    state,
    day,
  });
  expect(lastEffort([], '2026-11-22', 4)).toBe(4);
  expect(lastEffort([effort(7), effort(0)], '2026-11-22', 4)).toBe(0);
  expect(lastEffort([effort(7, 'refused'), effort(8, 'sent', '2026-11-21')], '2026-11-22', null)).toBeNull();
});

describe('the last pain of a day', () => {
  const pain = (clientId: string, value: number, at = late): DayEntry => ({
    entry: { clientId, at, pain: { value, moment: 'MOVING' } },
    state: 'waiting',
    day: clinicDay(at),
  });
  const undo = (clientId: string, at: string): DayEntry => ({
    entry: { clientId: `undo ${clientId}`, at: late, undo: clientId },
    undoes: { measure: 'PAIN', at },
    state: 'waiting',
    day: '2026-11-22',
  });
  const told = { value: 5, at: '2026-11-21T18:45:00.000Z' };

  it('is what was told here, else what the server has', () => {
    expect(lastPain([pain('a', 3), pain('b', 8)], '2026-11-22', told)).toEqual({ value: 8, at: late });
    expect(lastPain([pain('a', 3, early)], '2026-11-22', told)).toEqual(told);
    expect(lastPain([{ ...pain('a', 3), state: 'refused' }], '2026-11-22', null)).toBeNull();
  });

  it('is none that was taken back', () => {
    expect(lastPain([pain('a', 3), pain('b', 8), undo('b', late)], '2026-11-22', null)).toEqual({ value: 3, at: late });
    expect(lastPain([undo('x', told.at)], '2026-11-22', told)).toBeNull();
    expect(lastPain([undo('x', early)], '2026-11-22', told)).toEqual(told);
  });
});

it('takes a refused answer for no check of the day', () => {
  expect(isChecked([check('a', late, false)], '2026-11-22')).toBe(true);
  expect(isChecked([check('a', late, false)], '2026-11-21')).toBe(false);
  expect(isChecked([check('a', late, false, 'refused')], '2026-11-22')).toBe(false);
  expect(isChecked([check('a', late, true, 'read')], '2026-11-22')).toBe(false);
});

describe('what was said of a danger sign', () => {
  it.each(['waiting', 'sent', 'refused'] as const)('holds on every day while it is %s', (state) => {
    for (const day of ['2026-11-20', '2026-11-22', '2026-12-24', ''])
      expect([...signsOf(saidOn([check('a', late, true, state)], day))]).toEqual(['calf']);
    expect(saidOn([check('a', late, false, state)], '2026-11-22')).toEqual([]);
  });

  it('holds on its own day once it was read why it was not taken; a tick goes', () => {
    const entries = dismissed([check('a', late, true, 'refused'), tick('b', late, 'refused')], 'a');
    expect(saidOn(entries, '2026-11-22')).toHaveLength(1);
    expect(saidOn(entries, '2026-11-23')).toEqual([]);
    expect(dismissed(entries, 'b').map(({ entry }) => entry.clientId)).toEqual(['a']);
  });

  it('is settled by a later answer with the same sign that is stored', () => {
    const entries = [check('a', early, true, 'refused'), check('b', early, true, 'read'), check('c', late, true)];
    const after = settled(entries, [{ clientId: 'c', outcome: 'STORED', message: null }]);
    expect(after.map(({ entry }) => entry.clientId)).toEqual(['c']);
    const lost = settled(entries, [{ clientId: 'c', outcome: 'REFUSED', message: 'No.' }]);
    expect(lost).toHaveLength(3);
  });

  it('goes when the day was told after it had been stored, and not by an answer that was asked for before', () => {
    const entries = [check('a', late, true)];
    const before = sentOf(entries);
    const stored = settled(entries, [{ clientId: 'a', outcome: 'REPEATED', message: null }]);
    expect(withoutStored(stored, before, '2026-11-22')).toHaveLength(1);
    expect(withoutStored(stored, sentOf(stored), '2026-11-22')).toEqual([]);
  });

  it('is never taken for nothing where it does not say how grave it is', () => {
    const { severity: _unsaid, ...old } = check('a', late, true);
    expect(gravityOf([old])).toBe('URGENT');
    expect(gravityOf([old, { ...old, severity: 'EMERGENCY' }])).toBe('EMERGENCY');
    expect(gravityOf([])).toBeNull();
  });
});
