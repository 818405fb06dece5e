import type { QuestionFormQuery } from './gql/generated';

/** A question of the form. */
export type Question = QuestionFormQuery['questionnaireForm']['questions'][number];

/** Answers by question and repeat. */
export type Answers = ReadonlyMap<string, string>;

/** One screen of the form: a text to read, a question, or whether a group is answered once more. */
export type Step =
  | { readonly kind: 'text' | 'question'; readonly question: Question; readonly repeat: number }
  | { readonly kind: 'more'; readonly question: Question; readonly repeat: number };

/** Largest number of repeats of a group. */
export const mostRepeats = 10;

/** Key of an answer. */
export const keyOf = (linkId: string, repeat: number): string => `${linkId} ${repeat}`;
/** Key under which a form keeps whether a group is answered once more, after a number of repeats. */
export const moreKey = (linkId: string, repeats: number): string => `more ${linkId} ${repeats}`;

/** FHIR's condition, as the server checked it. */
interface Condition {
  readonly question: string;
  readonly operator: string;
  readonly answerBoolean?: boolean;
  readonly answerInteger?: number;
  readonly answerDecimal?: number;
  readonly answerString?: string;
  readonly answerCoding?: { readonly code: string };
}

/** Returns the screens in order, as the answers so far have it. */
export function stepsOf(questions: readonly Question[], answers: Answers): Step[] {
  return questions
    .filter(({ parent }) => !parent)
    .flatMap((question): Step[] => {
      if (!isEnabled(question, 0, questions, answers)) return [];
      if (question.type !== 'group') return [stepOf(question, 0)];
      const inner = questions.filter(({ parent }) => parent === question.linkId);
      const count = repeatsOf(question, inner, answers);
      const isOpen = question.repeats && givenOf(inner) === 0 && count < mostRepeats;
      const steps = Array.from({ length: count }, (_, repeat) =>
        inner
          .filter((one) => isEnabled(one, repeat, questions, answers) && one.given.length === 0)
          .map((one) => stepOf(one, repeat)),
      ).flat();
      return isOpen && (count > 0 || !question.required)
        ? [...steps, { kind: 'more', question, repeat: count }]
        : steps;
    });
}

const stepOf = (question: Question, repeat: number): Step => ({
  kind: question.type === 'display' ? 'text' : 'question',
  question,
  repeat,
});

const givenOf = (inner: readonly Question[]) => Math.max(0, ...inner.map(({ given }) => given.length));

/** How often a group is answered: as often as at the baseline, else as often as the patient wants. */
function repeatsOf(group: Question, inner: readonly Question[], answers: Answers): number {
  if (!group.repeats) return 1;
  const given = givenOf(inner);
  if (given > 0) return given;
  let count = group.required ? 1 : 0;
  while (count < mostRepeats && answers.get(moreKey(group.linkId, count)) === 'true') count += 1;
  return count;
}

/** Returns what names a repeat of a group: its first text. */
export function nameOfRepeat(question: Question, repeat: number, questions: readonly Question[], answers: Answers) {
  const texts = questions.filter(({ parent, type }) => parent && parent === question.parent && type === 'text');
  const [first] = texts.filter(({ linkId }) => linkId !== question.linkId);
  return first && (first.given[repeat] ?? answers.get(keyOf(first.linkId, repeat)));
}

/** Returns the answers to send: those of the screens that are shown. */
export function answersToSend(questions: readonly Question[], answers: Answers) {
  return stepsOf(questions, answers).flatMap(({ kind, question: { linkId }, repeat }) => {
    const value = answers.get(keyOf(linkId, repeat))?.trim();
    return kind === 'question' && value ? [{ linkId, repeat, value }] : [];
  });
}

function isEnabled(question: Question, repeat: number, all: readonly Question[], answers: Answers): boolean {
  const group = all.find(({ linkId }) => linkId === question.parent);
  if (group && !isEnabled(group, 0, all, answers)) return false;
  const conditions = (question.enableWhen ?? []) as readonly Condition[];
  return conditions.every((condition) => {
    const asked = all.find(({ linkId }) => linkId === condition.question);
    if (!asked) return false;
    const isSameGroup = Boolean(question.parent) && asked.parent === question.parent;
    const repeats = isSameGroup ? [repeat] : Array.from({ length: mostRepeats }, (_, one) => one);
    const values = repeats
      .filter((one) => isEnabled(asked, one, all, answers))
      .flatMap((one) => answers.get(keyOf(asked.linkId, one))?.trim() || asked.given[one] || []);
    if (condition.operator === 'exists') return condition.answerBoolean === values.length > 0;
    return values.some((value) => compares(value, condition, asked.type));
  });
}

function compares(value: string, condition: Condition, type: string): boolean {
  const { operator, answerBoolean, answerInteger, answerDecimal, answerString, answerCoding } = condition;
  if (type === 'integer' || type === 'decimal') {
    const [one, other] = [Number(value), answerInteger ?? answerDecimal ?? Number.NaN];
    if (operator === '>') return one > other;
    if (operator === '>=') return one >= other;
    if (operator === '<') return one < other;
    if (operator === '<=') return one <= other;
    return (one === other) === (operator === '=');
  }
  const expected = type === 'boolean' ? String(answerBoolean) : (answerCoding?.code ?? answerString);
  return (value === expected) === (operator === '=');
}

/** Whether a typed or chosen answer fits its question. */
export function fits({ type, low, high }: Question, value: string): boolean {
  if (type !== 'integer' && type !== 'decimal') return value.trim() !== '' && value.length <= 500;
  if (!(type === 'integer' ? /^-?\d{1,7}$/ : /^-?\d{1,7}(\.\d{1,3})?$/).test(value.trim())) return false;
  const figure = Number(value);
  return figure >= (low ?? -Infinity) && figure <= (high ?? Infinity);
}

/** The choices of a question as buttons; undefined where the answer is typed. */
export function choicesOf({
  type,
  low,
  high,
  choices,
}: Question): readonly { code: string; text: string }[] | undefined {
  if (type === 'choice') return choices;
  if (type !== 'integer' || typeof low !== 'number' || typeof high !== 'number' || high - low > 20) return undefined;
  return Array.from({ length: high - low + 1 }, (_, at) => ({ code: String(low + at), text: String(low + at) }));
}
