import type { MessageLanguage } from '../../identity/index.js';
import type { Item, QuestionnaireContent, Translation } from './questionnaire-content.js';

/** An item, and the group that it is in. */
export interface FlatItem {
  item: Item;
  group: Item | null;
}

/** Returns the items in order; those of a group follow it. */
export function itemsIn({ item }: Pick<QuestionnaireContent, 'item'>): FlatItem[] {
  return item.flatMap((one) => [
    { item: one, group: null },
    ...(one.item ?? []).map((each) => ({ item: each as Item, group: one })),
  ]);
}

/** Whether an item is answered: all but groups and displays are. */
export const isQuestion = ({ type }: Pick<Item, 'type'>): boolean => type !== 'group' && type !== 'display';

/** Number of questions of a content. */
export const countQuestions = (content: QuestionnaireContent): number =>
  itemsIn(content).filter(({ item }) => isQuestion(item)).length;

/** The bounds of a number; null without one. */
export function boundsOf({ extension = [] }: Pick<Item, 'extension'>): { low: number | null; high: number | null } {
  const valueOf = (name: string) => {
    const found = extension.find(({ url }) => url.endsWith(name));
    if (!found) return null;
    return 'valueInteger' in found ? found.valueInteger : found.valueDecimal;
  };
  return { low: valueOf('/minValue'), high: valueOf('/maxValue') };
}

/** Returns the Hindi text of a translation. */
export function hindiOf({ extension: [{ extension: parts }] }: Translation): string {
  for (const part of parts) if ('valueString' in part) return part.valueString;
  throw new Error('the translation has no text');
}

/** Returns a text in a language. */
export const textIn = (language: MessageLanguage, english: string, translation: Translation): string =>
  language === 'HI' ? hindiOf(translation) : english;

/** Returns the title in both languages. */
export const titleOf = ({ title, _title }: Pick<QuestionnaireContent, 'title' | '_title'>) => ({
  en: title,
  hi: hindiOf(_title),
});

/** Whether the answers to an item are figures: numbers, yes or no, and choices whose codes are all numbers. */
export function hasFigures({ type, answerOption = [] }: Pick<Item, 'type' | 'answerOption'>): boolean {
  if (type === 'choice') return answerOption.every(({ valueCoding: { code } }) => isNumeric(code));
  return type === 'integer' || type === 'decimal' || type === 'boolean';
}

/** Whether a text is a number in decimal notation. */
export const isNumeric = (text: string): boolean => /^[+-]?\d{1,7}(\.\d{1,3})?$/.test(text);

/** The lowest and highest figure that an item with figures can have; null where a number has no bounds. */
export function rangeOf(item: Item): { low: number; high: number } | null {
  if (item.type === 'boolean') return { low: 0, high: 1 };
  if (item.type === 'choice') {
    const codes = (item.answerOption ?? []).map(({ valueCoding: { code } }) => Number(code));
    return { low: Math.min(...codes), high: Math.max(...codes) };
  }
  const { low, high } = boundsOf(item);
  return low === null || high === null ? null : { low, high };
}
