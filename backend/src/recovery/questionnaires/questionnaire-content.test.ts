import { describe, expect, it } from 'vitest';
import { content, hindi, painScore } from '../../../test/questionnaires.js';
import { AppError } from '../../platform/errors/errors.js';
import { parseInput } from '../../platform/inputs/parse-input.js';
import { saveQuestionnaireInput } from './questionnaire.input.js';
import { readShippedQuestionnaires } from './shipped-questionnaires.js';

const [display, pain, stairs, why, activity] = content.item as Record<string, unknown>[];

const bounds = pain?.['extension'] as object[];

/** The paths of what is refused. */
function faultsOf(changed: object, input: object = {}): string[] {
  try {
    parseInput(saveQuestionnaireInput, {
      slug: 'knee',
      content: { ...content, ...changed },
      scores: [],
      occasions: ['BASELINE'],
      ...input,
    });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.reasons.map(({ field }) => field ?? '');
  }
}
const withItem = (...item: unknown[]) => faultsOf({ item });
const when = (question: string, operator: string, answer: object) => ({
  ...pain,
  linkId: 'other',
  enableWhen: [{ question, operator, ...answer }],
});

describe('a FHIR Questionnaire (companion §9)', () => {
  it('is taken in the subset of the clinic, and those that come with the product are such', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ status: 'active', copyright: '' })).toEqual([]);
    expect(readShippedQuestionnaires().map(({ slug }) => slug)).toEqual(['global-change', 'pain-0-10', 'psfs']);
  });

  it.each([
    ['another resource', { resourceType: 'Patient' }, 'content.resourceType'],
    ['an unknown element', { publisher: 'Somebody' }, 'content.publisher'],
    ['no title', { title: '' }, 'content.title'],
    ['no copyright', { copyright: undefined }, 'content.copyright'],
    ['no Hindi title', { _title: undefined }, 'content._title'],
    ['no items', { item: [] }, 'content.item'],
    ['nothing to answer', { item: [display] }, 'content.item'],
    [
      'more than 60 items',
      { item: Array.from({ length: 59 }, (_, at) => ({ ...pain, linkId: `q${at}` })).concat([activity as never]) },
      'content.item',
    ],
  ])('is refused with %s', (_what, changed, path) => {
    expect(faultsOf(changed)).toEqual([path]);
  });

  it('has up to 60 items, those of groups counted', () => {
    const items = Array.from({ length: 57 }, (_, at) => ({ ...pain, linkId: `q${at}` }));
    expect(withItem(...items, activity)).toEqual([]);
    expect(withItem(...items, { ...pain, linkId: 'last' }, activity)).toEqual(['content.item']);
  });

  it.each([
    ['of an unknown type', { ...pain, type: 'date' }, 'content.item.0.type'],
    ['with an unknown element', { ...pain, initial: [] }, 'content.item.0.initial'],
    ['without Hindi', { ...pain, _text: undefined }, 'content.item.0._text'],
    ['with another language', { ...pain, _text: { extension: [] } }, 'content.item.0._text.extension'],
    ['without a text', { ...pain, text: undefined, _text: undefined }, 'content.item.0.text'],
    ['of a choice without options', { ...stairs, answerOption: undefined }, 'content.item.0.answerOption'],
    ['of a number with options', { ...pain, answerOption: stairs?.['answerOption'] }, 'content.item.0.answerOption'],
    ['of a question that repeats', { ...pain, repeats: true }, 'content.item.0.repeats'],
    ['of a question with items', { ...pain, item: [display] }, 'content.item.0.item'],
    ['of a display that is required', { ...display, required: true }, 'content.item.0.required'],
    ['of a group without items', { ...activity, item: undefined }, 'content.item.0.item'],
    [
      'with a range backwards',
      { ...pain, extension: bounds.map((one, at) => ({ ...one, valueInteger: -at })) },
      'content.item.0.extension',
    ],
    [
      'that depends on itself',
      { ...pain, enableWhen: [{ question: 'pain', operator: '>', answerInteger: 1 }] },
      'content.item.0.enableWhen.0.question',
    ],
  ])('is refused with an item %s', (_what, item, path) => {
    expect(withItem(item, { ...pain, linkId: 'others' })).toEqual([path]);
  });

  it('has two levels, each linkId and each code once, and Hindi of each choice', () => {
    const inner = { ...activity, linkId: 'inner', repeats: undefined };
    expect(withItem({ ...activity, item: [inner] })[0]).toMatch(/^content\.item\.0\.item\.0\.item$/);
    expect(withItem(pain, pain)).toEqual(['content.item.1.linkId']);
    const option = { valueCoding: { code: '1', display: 'One', _display: hindi('एक') } };
    expect(withItem({ ...stairs, answerOption: [option, option] })).toEqual(['content.item.0.answerOption']);
    const bare = { valueCoding: { code: '2', display: 'Two' } };
    expect(withItem({ ...stairs, answerOption: [option, bare] })).toEqual([
      'content.item.0.answerOption.1.valueCoding._display',
    ]);
  });

  it.each([
    ['on what is not there', when('nowhere', '=', { answerInteger: 1 }), 'question'],
    ['on a display', when('intro', 'exists', { answerBoolean: true }), 'question'],
    ['with two answers', when('pain', '=', { answerInteger: 1, answerString: 'x' }), 'operator'],
    ['with an answer of another kind', when('pain', '=', { answerString: 'x' }), 'operator'],
    ['that compares choices by size', when('stairs', '>', { answerCoding: { code: '1' } }), 'operator'],
    ['on a code that is no option', when('stairs', '=', { answerCoding: { code: '9' } }), 'operator'],
  ])('is refused with a condition %s', (_what, item, path) => {
    expect(withItem(display, pain, stairs, item)).toEqual([`content.item.3.enableWhen.0.${path}`]);
  });

  it('is refused with a condition on itself through others, or through its own group', () => {
    const one = { ...pain, linkId: 'one', enableWhen: [{ question: 'two', operator: '>', answerInteger: 1 }] };
    const two = { ...pain, linkId: 'two', enableWhen: [{ question: 'one', operator: '>', answerInteger: 1 }] };
    expect(withItem(one, two)).toEqual([
      'content.item.0.enableWhen.0.question',
      'content.item.1.enableWhen.0.question',
    ]);
    const group = { ...activity, enableWhen: [{ question: 'able', operator: '>', answerInteger: 1 }] };
    expect(withItem(group)).toEqual(['content.item.0.enableWhen.0.question']);
    expect(withItem(pain, why)).toEqual([]);
  });

  it.each([
    ['of what is not there', { items: ['nowhere'] }, 'items'],
    ['of a text', { items: ['why'] }, 'items'],
    ['of a question twice', { items: ['pain', 'pain'] }, 'items'],
    ['whose range is backwards', { low: 10, high: 0 }, 'high'],
    ['that needs more answers than it counts', { leastAnswers: 2 }, 'leastAnswers'],
    ['with a difference of 0', { importantDifference: 0 }, 'importantDifference'],
    ['with a name in one language', { name: { en: 'Pain', hi: '' } }, 'name.hi'],
  ])('is refused with a score %s', (_what, changed, path) => {
    expect(faultsOf({}, { scores: [{ ...painScore, ...changed }] })).toEqual([`scores.0.${path}`]);
  });

  it('is refused with a percentage of a number without a range, and with a key twice', () => {
    const free = { ...pain, extension: undefined };
    expect(faultsOf({ item: [free] }, { scores: [{ ...painScore, method: 'PERCENT' }] })).toEqual(['scores.0.items']);
    expect(faultsOf({}, { scores: [painScore, painScore] })).toEqual(['scores.1.key']);
  });
});
