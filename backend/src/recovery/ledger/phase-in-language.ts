import type { MessageLanguage } from '../../identity/index.js';
import type { ContentPhase, ContentSign, InBoth } from '../protocols/protocol-content.js';

/** Returns a protocol text in a language. */
export const textIn = (text: InBoth, language: MessageLanguage) => (language === 'HI' ? text.hi : text.en);

/** A phase for display. */
export type ShownPhase = ReturnType<typeof phaseIn>;
export type ShownExercise = ShownPhase['exercises'][number];

/** Maps a criterion for display; absent values become null. */
export function shownCriterion(criterion: ContentPhase['criteria'][number]) {
  const { measure, mode, maxAgeDays, basis: _source, ...rest } = criterion;
  return { ...rest, measure: measure ?? null, mode: mode ?? null, maxAgeDays: maxAgeDays ?? null };
}

/** Maps a phase for display in a language; `number` counts from 1. */
export function phaseIn(phase: ContentPhase, number: number, language: MessageLanguage) {
  const { sessions, fromDay, toDay, targets } = phase;
  return {
    number,
    name: textIn(phase.name, language),
    goal: textIn(phase.goal, language),
    sessions,
    fromDay,
    toDay,
    targets,
    criteria: phase.criteria.map(shownCriterion),
    exercises: phase.exercises.map(({ name, instructions, hint, fromLibrary, ...dose }) => ({
      ...dose,
      // Programmes alone have hints, and those from before the library was offered have exercises of their own alone.
      ...(hint !== undefined && !fromLibrary && { isOwn: true as const }),
      name: textIn(name, language),
      instructions: textIn(instructions, language),
      hint: hint ?? null,
    })),
  };
}

/** Maps danger signs for display in a language. */
export const signsIn = (signs: readonly ContentSign[], language: MessageLanguage) =>
  signs.map(({ key, severity, question }) => ({ key, severity, question: textIn(question, language) }));
