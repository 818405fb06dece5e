import { expect, it } from 'vitest';
import { occasionsOf, todayOf } from '../../../../test/today.fixture';
import { dayExercises } from './day-exercises';
import { nextExercise } from './next-exercise';

type Today = ReturnType<typeof todayOf>;
const [slide] = todayOf().exercises;

/** A day of exercises with these occasions. */
const dayOf = (occasions: Readonly<Record<string, Today['exercises'][number]['occasions']>>): Today =>
  todayOf({
    exercises: Object.entries(occasions).flatMap(([key, each]) =>
      slide ? [{ ...slide, exercise: { ...slide.exercise, key }, occasions: each }] : [],
    ),
  });
const shown = (today: Today) => dayExercises(today, { entries: [] });
const keyOf = (one: ReturnType<typeof nextExercise>) => one?.exercise.key;

it('an occasion that was left out is not the next one', () => {
  const [first, second, third] = occasionsOf(1).map((one) => ({ ...one }));
  const occasions = [first, second && { ...second, skipped: 'PAIN' as const }, third].flatMap((one) => one ?? []);
  expect(shown(dayOf({ slide: occasions }))[0]?.open?.number).toBe(3);
});

it('the next exercise is the one after, in the round that is not finished', () => {
  const day = shown(dayOf({ pumps: occasionsOf(1), slide: occasionsOf(0), walk: occasionsOf(0) }));
  expect(keyOf(nextExercise(day))).toBe('slide');
  expect(keyOf(nextExercise(day, 'slide'))).toBe('walk');
  expect(keyOf(nextExercise(day, 'walk'))).toBe('slide');
});

it('once a round is finished the next begins with the first exercise, and after the last there is none', () => {
  const round = shown(dayOf({ pumps: occasionsOf(1), slide: occasionsOf(1) }));
  expect(keyOf(nextExercise(round))).toBe('pumps');
  expect(keyOf(nextExercise(round, 'slide'))).toBe('pumps');
  expect(nextExercise(shown(dayOf({ pumps: occasionsOf(3), slide: occasionsOf(3) })))).toBeUndefined();
});
