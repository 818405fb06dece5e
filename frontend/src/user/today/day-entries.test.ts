import { describe, expect, it } from 'vitest';
import { isChecked, nextToSend, settled, signsOf, ticksOf, type DayEntry } from './day-entries';

/** 22 Nov 2026 at the clinic, though it is the 21st in UTC. */
const late = '2026-11-21T19:00:00.000Z';
const early = '2026-11-21T18:00:00.000Z';

const tick = (clientId: string, at: string, state: DayEntry['state'] = 'waiting'): DayEntry => ({
  entry: { clientId, at, checkIn: { exercises: [{ exercise: 'heelSlides', sets: 3, reps: 10 }] } },
  state,
});
const check = (clientId: string, at: string, yes: boolean, state: DayEntry['state'] = 'waiting'): DayEntry => ({
  entry: { clientId, at, dangerCheck: { answers: [{ sign: 'calf', yes }] } },
  state,
});

describe('what is sent next', () => {
  it('is a danger sign first, then what was done first, and nothing that was answered', () => {
    const entries = [tick('c', late), tick('b', early), check('a', late, true), tick('d', early, 'sent')];
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

it('counts ticks of the clinic’s day alone, sent or not, but none that was refused', () => {
  const entries = [tick('a', early), tick('b', late), tick('c', late, 'sent'), tick('d', late, 'refused')];
  expect(ticksOf(entries, '2026-11-22', 'heelSlides')).toBe(2);
  expect(ticksOf(entries, '2026-11-21', 'heelSlides')).toBe(1);
  expect(ticksOf(entries, '2026-11-22', 'walking')).toBe(0);
});

it('takes a refused answer for none, but its sign stays said', () => {
  const entries = [check('a', late, true, 'refused')];
  expect(isChecked(entries, '2026-11-22')).toBe(false);
  expect([...signsOf(entries, '2026-11-22')]).toEqual(['calf']);
  expect([...signsOf([check('a', early, true)], '2026-11-22')]).toEqual([]);
  expect([...signsOf([check('a', late, false)], '2026-11-22')]).toEqual([]);
});
