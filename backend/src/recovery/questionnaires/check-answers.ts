import type { ReasonCode } from '../../platform/errors/reason.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { type Answer, Enablement } from './enabled.js';
import { boundsOf, isQuestion, itemsIn } from './items.js';
import type { Item, QuestionnaireContent } from './questionnaire-content.js';

/** Largest number of repeats of a group. */
export const MOST_REPEATS = 10;
const LONGEST_TEXT = 500;

/** Reason why answers are not accepted. */
export type AnswersFault = Extract<
  ReasonCode,
  'QUESTION_NOT_ASKED' | 'QUESTION_TWICE' | 'ANSWER_FORM' | 'QUESTION_LEFT_OUT' | 'ANSWER_KEPT'
>;

/** Answers in their normal form, or why they are not accepted. */
export type CheckedAnswers = { answers: Answer[] } | { fault: AnswersFault };

/**
 * Checks answers against a questionnaire: each enabled required question is answered, each question at most once a repeat, and none that is
 * not enabled. Texts of a repeating group that were answered at the baseline are added, and may not be changed.
 */
export function checkAnswers(
  content: QuestionnaireContent,
  sent: readonly Answer[],
  baseline: readonly Answer[] | null,
): CheckedAnswers {
  const items = itemsIn(content);
  const normal: Answer[] = [];
  for (const answer of sent) {
    const found = items.find(({ item }) => item.linkId === answer.linkId);
    if (!found || !isQuestion(found.item)) return { fault: 'QUESTION_NOT_ASKED' };
    const isRepeat = found.group?.repeats === true && answer.repeat < MOST_REPEATS;
    if (answer.repeat > 0 && !isRepeat) return { fault: 'QUESTION_NOT_ASKED' };
    const value = normalValue(found.item, answer.value);
    if (value === undefined) return { fault: 'ANSWER_FORM' };
    if (normal.some(({ linkId, repeat }) => linkId === answer.linkId && repeat === answer.repeat))
      return { fault: 'QUESTION_TWICE' };
    normal.push({ linkId: answer.linkId, repeat: answer.repeat, value });
  }
  const kept = keptTexts(content, baseline ?? []);
  for (const { linkId, repeat, value } of kept) {
    const given = normal.find((one) => one.linkId === linkId && one.repeat === repeat);
    if (given && given.value !== value) return { fault: 'ANSWER_KEPT' };
    if (!given) normal.push({ linkId, repeat, value });
  }
  const texts = new Set(kept.map(({ linkId }) => linkId));
  const isAdded = ({ linkId, repeat }: Answer) =>
    texts.has(linkId) && !kept.some((one) => one.linkId === linkId && one.repeat === repeat);
  if (normal.some(isAdded)) return { fault: 'ANSWER_KEPT' };
  const fault = enabledFault(content, normal);
  return fault ? { fault } : { answers: inOrder(content, normal) };
}

/** The texts of repeating groups that the baseline answered; they are asked again as they are. */
export function keptTexts(content: QuestionnaireContent, baseline: readonly Answer[]): Answer[] {
  const texts = itemsIn(content).filter(({ item, group }) => item.type === 'text' && group?.repeats === true);
  return texts.flatMap(({ item }) =>
    baseline.filter(({ linkId }) => linkId === item.linkId).toSorted((a, b) => a.repeat - b.repeat),
  );
}

function enabledFault(content: QuestionnaireContent, answers: readonly Answer[]): AnswersFault | undefined {
  const enablement = new Enablement(content, answers);
  if (answers.some(({ linkId, repeat }) => !enablement.isEnabled(linkId, repeat))) return 'QUESTION_NOT_ASKED';
  const isAnswered = (linkId: string, repeat: number) =>
    answers.some((one) => one.linkId === linkId && one.repeat === repeat);
  for (const { item, group } of itemsIn(content)) {
    const inner = new Set((item.item ?? []).map(({ linkId }) => linkId));
    const own = answers.filter(({ linkId }) => inner.has(linkId));
    // The repeats of a group are consecutive, so that none is empty.
    if (item.repeats && new Set(own.map(({ repeat }) => repeat)).size < repeatsIn(own)) return 'QUESTION_LEFT_OUT';
    const isNeeded = item.required === true && enablement.isEnabled(item.linkId, 0);
    if (item.type === 'group' && isNeeded && own.length === 0) return 'QUESTION_LEFT_OUT';
    if (!isQuestion(item) || item.required !== true) continue;
    // An optional repeating group that nobody answered has no repeat.
    const siblings = new Set((group?.item ?? []).map(({ linkId }) => linkId));
    const repeats = group?.repeats ? repeatsIn(answers.filter(({ linkId }) => siblings.has(linkId))) : 1;
    for (let repeat = 0; repeat < repeats; repeat += 1)
      if (enablement.isEnabled(item.linkId, repeat) && !isAnswered(item.linkId, repeat)) return 'QUESTION_LEFT_OUT';
  }
  return undefined;
}

const repeatsIn = (answers: readonly Answer[]) => answers.reduce((most, { repeat }) => Math.max(most, repeat + 1), 0);

/** Returns an answer's value in its normal form; undefined if it is none of the question. */
function normalValue(item: Item, value: string): string | undefined {
  switch (item.type) {
    case 'boolean':
      return value === 'true' || value === 'false' ? value : undefined;
    case 'choice':
      return item.answerOption?.some(({ valueCoding: { code } }) => code === value) ? value : undefined;
    case 'integer':
      return /^-?\d{1,7}$/.test(value) ? inRange(item, Number(value)) : undefined;
    case 'decimal':
      return /^-?\d{1,7}(\.\d{1,3})?$/.test(value) ? inRange(item, Number(value)) : undefined;
    case 'text': {
      const text = oneLine(value);
      return text !== '' && Array.from(text).length <= LONGEST_TEXT ? text : undefined;
    }
    default:
      return undefined;
  }
}

function inRange(item: Item, value: number): string | undefined {
  const { low, high } = boundsOf(item);
  const isInside = (low === null || value >= low) && (high === null || value <= high);
  // -0 is 0.
  return isInside ? String(value + 0) : undefined;
}

/** Sorts answers by repeat within the order of the items. */
function inOrder(content: QuestionnaireContent, answers: readonly Answer[]): Answer[] {
  const place = new Map(itemsIn(content).map(({ item }, at) => [item.linkId, at]));
  return answers.toSorted((a, b) => (place.get(a.linkId) ?? 0) - (place.get(b.linkId) ?? 0) || a.repeat - b.repeat);
}
