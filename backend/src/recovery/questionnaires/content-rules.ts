import { validationMessage } from '../../platform/errors/reason.js';
import { boundsOf, isQuestion, type FlatItem } from './items.js';
import type { Condition, Item } from './questionnaire-content.js';

/** A fault of an item, with its path below `item`. */
interface ItemFault {
  path: (string | number)[];
  fault: string;
}

/** An item with its path. */
interface PlacedItem extends FlatItem {
  path: (string | number)[];
}

/** Elements that only items of some types have. */
const ONLY_OF: Partial<Record<keyof Item, readonly Item['type'][]>> = {
  item: ['group'],
  repeats: ['group'],
  answerOption: ['choice'],
  extension: ['integer', 'decimal'],
  required: ['group', 'boolean', 'choice', 'integer', 'decimal', 'text'],
};

/** Returns the faults of items that no single element shows: counts, types, ranges and conditions. */
export function checkItems(items: readonly Item[], most: number): ItemFault[] {
  const placed: PlacedItem[] = items.flatMap((item, at) => [
    { item, group: null, path: [at] },
    ...(item.item ?? []).map((each, index) => ({ item: each as Item, group: item, path: [at, 'item', index] })),
  ]);
  if (placed.length > most) return [{ path: [], fault: validationMessage('ENTRIES_BETWEEN', { least: 1, most }) }];
  if (!placed.some(({ item }) => isQuestion(item)))
    return [{ path: [], fault: validationMessage('QUESTIONNAIRE_PART') }];
  const conditions = placed.flatMap((one) => conditionFaults(one, placed));
  return [...placed.flatMap((one) => typeFaults(one, placed)), ...conditions];
}

function typeFaults({ item, group, path }: PlacedItem, all: readonly PlacedItem[]): ItemFault[] {
  const faults: ItemFault[] = [];
  const add = (name: string, fault: string) => faults.push({ path: [...path, name], fault });
  const isFirst = all.find(({ item: { linkId } }) => linkId === item.linkId)?.item === item;
  if (!isFirst) add('linkId', validationMessage('LINK_ID_TWICE'));
  for (const [name, types] of Object.entries(ONLY_OF))
    if (item[name as keyof Item] !== undefined && item[name as keyof Item] !== false && !types.includes(item.type))
      add(name, validationMessage('ITEM_ELEMENT'));
  const needed = validationMessage('QUESTIONNAIRE_PART');
  if (item.type === 'group' && (!item.item || group)) add('item', needed);
  if (item.type === 'choice' && !item.answerOption) add('answerOption', needed);
  // A group alone may have no text.
  if (item.text === undefined && (item.type !== 'group' || item._text)) add('text', needed);
  if (item.text !== undefined && !item._text) add('_text', validationMessage('QUESTIONNAIRE_HINDI'));
  const codes = (item.answerOption ?? []).map(({ valueCoding: { code } }) => code);
  if (new Set(codes).size < codes.length) add('answerOption', validationMessage('CHOICE_TWICE'));
  const { low, high } = boundsOf(item);
  const isTwice = new Set(item.extension?.map(({ url }) => url)).size < (item.extension?.length ?? 0);
  if (isTwice || (low !== null && high !== null && low > high)) add('extension', validationMessage('RANGE_BACKWARDS'));
  return faults;
}

function conditionFaults({ item, path }: PlacedItem, all: readonly PlacedItem[]): ItemFault[] {
  return (item.enableWhen ?? []).flatMap((condition, at) => {
    const where = (name: string) => [...path, 'enableWhen', at, name];
    const asked = all.find(({ item: { linkId } }) => linkId === condition.question)?.item;
    if (!asked || !isQuestion(asked))
      return [{ path: where('question'), fault: validationMessage('CONDITION_UNKNOWN') }];
    if (dependsOn(asked.linkId, item.linkId, all))
      return [{ path: where('question'), fault: validationMessage('CONDITION_ON_ITSELF') }];
    if (!fits(condition, asked)) return [{ path: where('operator'), fault: validationMessage('CONDITION_ANSWER') }];
    return [];
  });
}

/** Whether an item is another one, or is enabled depending on it: by a condition of its own, of its group, or of those that they name. */
function dependsOn(linkId: string, on: string, all: readonly PlacedItem[], seen = new Set<string>()): boolean {
  if (linkId === on) return true;
  if (seen.has(linkId)) return false;
  seen.add(linkId);
  const found = all.find(({ item }) => item.linkId === linkId);
  const next = [...(found?.item.enableWhen ?? []).map(({ question }) => question), found?.group?.linkId];
  return next.some((each) => each !== undefined && dependsOn(each, on, all, seen));
}

/** Whether a condition has exactly one answer, of the kind of the question, and an operator for it. */
function fits(condition: Condition, { type, answerOption = [] }: Item): boolean {
  const { operator, answerBoolean, answerInteger, answerDecimal, answerString, answerCoding } = condition;
  const given = [answerBoolean, answerInteger, answerDecimal, answerString, answerCoding];
  if (given.filter((answer) => answer !== undefined).length !== 1) return false;
  if (operator === 'exists') return answerBoolean !== undefined;
  const isEquality = operator === '=' || operator === '!=';
  switch (type) {
    case 'boolean':
      return isEquality && answerBoolean !== undefined;
    case 'integer':
      return answerInteger !== undefined;
    case 'decimal':
      return answerDecimal !== undefined || answerInteger !== undefined;
    case 'choice':
      return isEquality && answerOption.some(({ valueCoding: { code } }) => code === answerCoding?.code);
    case 'text':
      return isEquality && answerString !== undefined;
    default:
      return false;
  }
}
