import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { doseText } from './dose-text';
import { drawn, exercisePicture } from './exercise-picture';

const sprite = readFileSync(path.join(import.meta.dirname, 'exercises.svg'), 'utf8');
const views = [...sprite.matchAll(/<view id="(\w+)"/g)].map(([, id]) => id);
const samples = path.resolve(import.meta.dirname, '../../../../backend/src/recovery/protocols/samples');

it('has a drawing for each exercise of the sample protocols, and a figure for all others', () => {
  const texts = readdirSync(samples).map((name) => readFileSync(path.join(samples, name), 'utf8'));
  const keys = texts.flatMap((text) => {
    // The danger signs of programmes lie beside the protocols, and have no exercises.
    const { content }: { content?: { phases: { exercises: { key: string }[] }[] } } = JSON.parse(text);
    return (content?.phases ?? []).flatMap(({ exercises }) => exercises.map(({ key }) => key));
  });
  expect(new Set(keys)).toEqual(new Set(drawn));
  expect(views).toEqual(['other', ...drawn]);
  expect(exercisePicture('walking')).toMatch(/#walking$/);
  expect(exercisePicture('of another clinic')).toMatch(/#other$/);
});

it('draws in the colours of the tokens, in the light and in the dark', () => {
  const tokens = readFileSync(path.resolve(import.meta.dirname, '../../look/tokens.css'), 'utf8');
  for (const [own, token] of Object.entries({ ground: 'tint', ink: 'ink', line: 'primary', skin: 'card' })) {
    const of = (pattern: string, text: string) =>
      [...text.matchAll(new RegExp(`${pattern}: (#\\w+)`, 'g'))].map(([, it]) => it);
    expect(of(`--${own}`, sprite)).toEqual(of(`--color-${token}`, tokens));
  }
});

it.each([
  [{ sets: 3, reps: 10, holdSeconds: 5, timesPerDay: 3 }, '3 × 10, hold 5 s, 3 times a day'],
  [{ sets: 2, reps: 8, holdSeconds: 0, timesPerDay: 1 }, '2 × 8, once a day'],
  [{ sets: 1, reps: 1, holdSeconds: 600, timesPerDay: 2 }, '10 minutes, 2 times a day'],
  [{ sets: 3, reps: 1, holdSeconds: 30, timesPerDay: 2 }, '3 × 1, hold 30 s, 2 times a day'],
])('says a dose of %o as "%s"', (dose, words) => expect(doseText(dose)).toBe(words));
