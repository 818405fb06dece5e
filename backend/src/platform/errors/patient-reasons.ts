import { sayDay, sayMoment } from '../time/clinic-time.js';
import { sourceLanguage, type AnswerLanguage } from '../languages/request-language.js';
import { inLanguages as inputs } from '../generated-messages/inputs.js';
import { inLanguages as refusals } from '../generated-messages/refusals.js';
import { INPUTS, type InputName } from './inputs.js';

type Refusals = (typeof refusals)[typeof sourceLanguage];
/** Messages of a language: texts, or functions of their values. */
type Messages = { readonly [Code in keyof Refusals]: Refusals[Code] extends string ? string : Refusals[Code] };
/** Code of a reason that every language has a sentence for. */
export type PatientsCode = keyof Refusals;

/** Values of a sentence, by name. */
type Values = Readonly<Record<string, string | number>>;

/** Values as callers provide them: an input by its code, and a number wherever a text may be. */
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

/** Returns whether every language has a sentence for a code. */
export function isOfPatients(code: string): code is PatientsCode {
  return Object.hasOwn(REFUSALS[sourceLanguage], code);
}

/** Returns the sentence of a code in a language; undefined if it names an input that the language has no word for. */
export function sentenceIn(language: AnswerLanguage, code: PatientsCode, values: Values): string | undefined {
  const message: string | ((values: never) => string) = REFUSALS[language][code];
  if (typeof message === 'string') return message;
  if (!Object.hasOwn(INPUTS_IN[language], values['input'] ?? 'NAME')) return undefined;
  return message(
    new Proxy({}, { get: (_none, name) => wordOf(language, String(name), values[String(name)]) }) as never,
  );
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Formats a value for people: inputs by name, days and timestamps in clinic time, all others unchanged. */
function wordOf(language: AnswerLanguage, name: string, value: string | number | undefined): unknown {
  if (name === 'input') return INPUTS_IN[language][String(value)];
  if (name === 'day') return sayDay(String(value), language);
  // An example shows what to type, so it is not formatted.
  if (name !== 'example' && typeof value === 'string' && MOMENT.test(value))
    return sayMoment(new Date(value), language);
  return value;
}

const english =
  (code: PatientsCode) =>
  (values: Values = {}) =>
    sentenceIn(sourceLanguage, code, values) ?? code;

/** Reasons that patients and visitors may get, with the sentences of messages/ in each language. */
export const patientReasons = Object.fromEntries<unknown>(
  Object.keys(REFUSALS[sourceLanguage])
    .filter(isOfPatients)
    .map((code) => [code, english(code)]),
) as {
  [Code in PatientsCode]: SentenceOf<Refusals[Code]>;
};
