import { itemsIn, type FlatItem } from './items.js';
import type { Condition, Item, QuestionnaireContent } from './questionnaire-content.js';

/** An answer to a question, as it is sent. */
export interface Answer {
  linkId: string;
  /** From 0, within a repeating group. */
  repeat: number;
  value: string;
}

/** Decides which items are enabled by given answers. */
export class Enablement {
  readonly #items: Map<string, FlatItem>;
  readonly #answers: readonly Answer[];

  constructor(content: QuestionnaireContent, answers: readonly Answer[]) {
    this.#items = new Map(itemsIn(content).map((one) => [one.item.linkId, one]));
    this.#answers = answers;
  }

  /** Whether an item is enabled, in a repeat of its group; unknown ones are not. */
  isEnabled(linkId: string, repeat: number): boolean {
    const found = this.#items.get(linkId);
    if (!found) return false;
    const { item, group } = found;
    if (group && !this.isEnabled(group.linkId, 0)) return false;
    return (item.enableWhen ?? []).every((condition) => this.isTrue(condition, { group, repeat }));
  }

  /** Whether a condition is true. An answer in the same group counts in the same repeat, one in another group in any. */
  private isTrue(condition: Condition, { group, repeat }: { group: Item | null; repeat: number }): boolean {
    const asked = this.#items.get(condition.question);
    if (!asked) return false;
    const isSameGroup = group !== null && asked.group === group;
    const values = this.#answers
      .filter((answer) => answer.linkId === condition.question && (!isSameGroup || answer.repeat === repeat))
      .filter((answer) => this.isEnabled(answer.linkId, answer.repeat))
      .map(({ value }) => value);
    if (condition.operator === 'exists') return condition.answerBoolean === values.length > 0;
    return values.some((value) => compares(value, condition, asked.item));
  }
}

function compares(value: string, condition: Condition, { type }: Item): boolean {
  const { operator, answerBoolean, answerInteger, answerDecimal, answerString, answerCoding } = condition;
  if (type === 'integer' || type === 'decimal') {
    const [one, other] = [Number(value), answerInteger ?? answerDecimal ?? Number.NaN];
    if (operator === '>') return one > other;
    if (operator === '>=') return one >= other;
    if (operator === '<') return one < other;
    if (operator === '<=') return one <= other;
    return (one === other) === (operator === '=');
  }
  const expected = type === 'boolean' ? String(answerBoolean) : type === 'choice' ? answerCoding?.code : answerString;
  return (value === expected) === (operator === '=');
}
