import { bound, boundOf, elementOf, hindiOf, inHindi, listOf, textOf, type Element } from './fhir-elements';
import type {
  QuestionnaireOccasion,
  QuestionnaireVersionFragment,
  SaveQuestionnaireMutationVariables,
  ScoreDefinitionInput,
} from './gql/generated';

/** A text in both languages. */
interface BothTexts {
  readonly en: string;
  readonly hi: string;
}

/** Inputs of an answer option; `rest` is what else it has, which stays. */
interface OptionValues {
  readonly code: string;
  readonly display: BothTexts;
  readonly rest?: Element;
}

/** Inputs of a question, a text to read, or a group of them; `rest` is what else an item has, such as conditions, which stays. */
export interface QuestionValues {
  readonly linkId: string;
  readonly type: string;
  readonly text: BothTexts;
  readonly required?: boolean;
  /** Of a group. */
  readonly repeats?: boolean;
  readonly item?: readonly QuestionValues[];
  /** Of a choice. */
  readonly answerOption?: readonly OptionValues[];
  /** Of a number. */
  readonly low?: number | null;
  readonly high?: number | null;
  readonly rest?: Element;
}

/** Inputs of a score. */
interface ScoreValues extends Omit<ScoreDefinitionInput, 'leastAnswers' | 'low' | 'high' | 'importantDifference'> {
  readonly leastAnswers: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly importantDifference: number | null;
}

/** Inputs of the form, named as the server names its fields. */
export interface QuestionnaireValues {
  readonly slug: string;
  readonly content: {
    readonly title: BothTexts;
    readonly copyright: string;
    readonly item: readonly QuestionValues[];
    readonly rest?: Element;
  };
  readonly scores: readonly ScoreValues[];
  readonly occasions: readonly QuestionnaireOccasion[];
}

const blank: BothTexts = { en: '', hi: '' };

/** Inputs of a new answer option; codes that are numbers make scores possible. */
export const newOption = (code: number): OptionValues => ({ code: String(code), display: blank });

/** Inputs of a new question. */
export const newQuestion = (linkId: string): QuestionValues => ({
  linkId,
  type: 'choice',
  text: blank,
  required: true,
  answerOption: [newOption(0), newOption(1)],
});

/** Inputs of a new score. */
export const newScore = (key: string): ScoreValues => ({
  key,
  name: blank,
  method: 'SUM',
  items: [],
  leastAnswers: 1,
  low: 0,
  high: null,
  higherIsBetter: true,
  importantDifference: null,
  source: '',
});

/** Inputs of a new questionnaire. */
export const newValues: QuestionnaireValues = {
  slug: '',
  content: { title: blank, copyright: '', item: [newQuestion('q1')] },
  scores: [],
  occasions: ['BASELINE', 'WEEK_6', 'WEEK_12', 'WEEK_26'],
};

/** Returns the first name of a row, such as q3, that none of those given has. */
export function freeName(prefix: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${prefix}${number}`)) number += 1;
  return `${prefix}${number}`;
}

/** Lists questions and groups, each followed by those in it. */
export const flatOf = (items: readonly QuestionValues[]): QuestionValues[] =>
  items.flatMap((one) => (one.type === 'group' ? [one, ...(one.item ?? [])] : [one]));

/** Lists the questions that a score can count: numbers, yes or no, and choices whose codes are all numbers. */
export const countable = (items: readonly QuestionValues[]): QuestionValues[] =>
  flatOf(items).filter(
    ({ type, answerOption = [] }) =>
      ['integer', 'decimal', 'boolean'].includes(type) ||
      (type === 'choice' && answerOption.every((option) => /^[+-]?\d{1,7}(\.\d{1,3})?$/.test(option?.code ?? ''))),
  );

/** Maps a version to the inputs. */
export function valuesOf({ slug, content, scores, occasions }: QuestionnaireVersionFragment): QuestionnaireValues {
  const { title, _title, copyright, item, ...rest } = elementOf(content);
  return {
    slug,
    content: {
      title: { en: textOf(title), hi: hindiOf(_title) },
      copyright: textOf(copyright),
      item: listOf(item).map(questionOf),
      rest,
    },
    scores: scores.map(({ name, items, ...score }) => ({
      key: score.key,
      name: { en: name.en, hi: name.hi },
      method: score.method,
      items: [...items],
      leastAnswers: score.leastAnswers,
      low: score.low,
      high: score.high,
      higherIsBetter: score.higherIsBetter,
      importantDifference: score.importantDifference,
      source: score.source,
    })),
    occasions: [...occasions],
  };
}

function questionOf(element: Element): QuestionValues {
  const { linkId, type, text, _text, required, repeats, item, answerOption, extension: _bounds, ...rest } = element;
  return {
    linkId: textOf(linkId),
    type: textOf(type),
    text: { en: textOf(text), hi: hindiOf(_text) },
    required: required === true,
    repeats: repeats === true,
    item: listOf(item).map(questionOf),
    answerOption: listOf(answerOption).map((option) => {
      const { code, display, _display, ...other } = elementOf(option['valueCoding']);
      return { code: textOf(code), display: { en: textOf(display), hi: hindiOf(_display) }, rest: other };
    }),
    low: boundOf(element, 'minValue'),
    high: boundOf(element, 'maxValue'),
    rest,
  };
}

/** Maps the inputs to the variables of the mutation, once the rules of the form hold. */
export function variablesOf({
  slug,
  content,
  scores,
  occasions,
}: QuestionnaireValues): SaveQuestionnaireMutationVariables {
  const { title, copyright, item, rest } = content;
  const counted = countable(item).map(({ linkId }) => linkId);
  return {
    slug,
    content: {
      resourceType: 'Questionnaire',
      ...rest,
      title: title.en.trim(),
      _title: inHindi(title.hi.trim()),
      copyright: copyright.trim(),
      item: item.map(elementOfQuestion),
    },
    scores: scores.map(({ leastAnswers, low, high, ...score }) => ({
      ...score,
      // Questions that were removed meanwhile count no more.
      items: score.items.filter((linkId) => counted.includes(linkId)),
      leastAnswers: leastAnswers ?? 0,
      low: low ?? 0,
      high: high ?? 0,
    })),
    occasions: [...occasions],
  };
}

/** Maps the inputs of a question to its element, with what its type can have alone. */
function elementOfQuestion(question: QuestionValues): Element {
  const { linkId, type, text, required, repeats, item = [], answerOption = [], low, high, rest } = question;
  const said = text.en.trim();
  const isNumber = type === 'integer' || type === 'decimal';
  const bounds = isNumber
    ? [
        ...(typeof low === 'number' ? [bound('minValue', low)] : []),
        ...(typeof high === 'number' ? [bound('maxValue', high)] : []),
      ]
    : [];
  return {
    linkId,
    type,
    ...(said && { text: said, _text: inHindi(text.hi.trim()) }),
    ...(required && type !== 'display' && { required: true }),
    ...(type === 'group' && repeats && { repeats: true }),
    ...(type === 'group' && { item: item.map(elementOfQuestion) }),
    ...(type === 'choice' && {
      answerOption: answerOption.map(({ code, display, rest: other }) => ({
        valueCoding: { ...other, code: code.trim(), display: display.en.trim(), _display: inHindi(display.hi.trim()) },
      })),
    }),
    ...(bounds.length > 0 && { extension: bounds }),
    ...rest,
  };
}
