import { sayDay, sayMoment } from '../clinic-time.js';
import { sourceLanguage, type AnswerLanguage } from '../answers/request-language.js';
import { inLanguages as inputs } from '../generated-messages/inputs.js';
import { inLanguages as refusals } from '../generated-messages/refusals.js';
import { INPUTS, type InputName } from './inputs.js';

type Refusals = (typeof refusals)[typeof sourceLanguage];
/** The sentences of a language, or what makes one of the values. */
type Messages = { readonly [Code in keyof Refusals]: Refusals[Code] extends string ? string : Refusals[Code] };
/** The code of a refusal that every language has a sentence for. */
export type PatientsCode = keyof Refusals;

/** What stands in a sentence, by its name. */
type Values = Readonly<Record<string, string | number>>;

/** The values of one, as they are handed over: an input by its code, and a figure wherever a text may stand. */
type Given<Values> = {
  [Name in keyof Values]: Name extends 'input'
    ? InputName
    : Values[Name] extends string
      ? string | number
      : Values[Name];
};
type SentenceOf<Message> = Message extends (values: infer Values) => string
  ? (values: Given<Values>) => string
  : () => string;

const REFUSALS: Record<AnswerLanguage, Messages> = refusals;
const INPUTS_IN: Record<AnswerLanguage, Readonly<Record<string, string>>> = { ...inputs, [sourceLanguage]: INPUTS };

/** Whether every language has a sentence of this code. */
export function isOfPatients(code: string): code is PatientsCode {
  return Object.hasOwn(REFUSALS[sourceLanguage], code);
}

/** The sentence of a code in a language; undefined where it names an input that the language has no word for. */
export function sentenceIn(language: AnswerLanguage, code: PatientsCode, values: Values): string | undefined {
  const message: string | ((values: never) => string) = REFUSALS[language][code];
  if (typeof message === 'string') return message;
  if (!Object.hasOwn(INPUTS_IN[language], values['input'] ?? 'NAME')) return undefined;
  return message(
    new Proxy({}, { get: (_none, name) => wordOf(language, String(name), values[String(name)]) }) as never,
  );
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value as people say it: inputs by their word, days and moments in clinic time, anything else as it is. */
function wordOf(language: AnswerLanguage, name: string, value: string | number | undefined): unknown {
  if (name === 'input') return INPUTS_IN[language][String(value)];
  if (name === 'day') return sayDay(String(value), language);
  // An example is to be typed as it stands.
  if (name !== 'example' && typeof value === 'string' && MOMENT.test(value))
    return sayMoment(new Date(value), language);
  return value;
}

const english =
  (code: PatientsCode) =>
  (values: Values = {}) =>
    sentenceIn(sourceLanguage, code, values) ?? code;

/** What patients and visitors may be refused, and why; its sentences stand in messages/, in each language. */
export const patientReasons = Object.fromEntries<unknown>(
  Object.keys(REFUSALS[sourceLanguage])
    .filter(isOfPatients)
    .map((code) => [code, english(code)]),
) as {
  [Code in PatientsCode]: SentenceOf<Refusals[Code]>;
};
