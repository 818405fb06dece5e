import { requestReasons } from './request-reasons.js';
import { inputReasons } from './input-reasons.js';
import { integrationReasons } from './integration-reasons.js';
import { patientReasons } from './patient-reasons.js';
import { recordReasons } from './record-reasons.js';

/** A figure or a text of a sentence: nothing of a person that the sentence does not say. */
type Values = Readonly<Record<string, string | number>>;

/** Every refusal that people may read: its code, and its English sentence made of its values. What patients may meet has a sentence in each language. */
export const CATALOGUE = {
  ...patientReasons,
  ...inputReasons,
  ...requestReasons,
  ...recordReasons,
  ...integrationReasons,
} satisfies Record<string, (values: never) => string>;
export type ReasonCode = keyof typeof CATALOGUE;
type ValuesOf<C extends ReasonCode> = Parameters<(typeof CATALOGUE)[C]>;

/** Why something was refused. Only `because` makes one, so that the sentence is always the catalogue's. */
export class Reason {
  constructor(
    readonly code: ReasonCode,
    readonly values: Values,
    readonly sentence: string,
  ) {}
}

/** The reason of that code, of those values. */
export function reasonFor<C extends ReasonCode>(code: C, ...values: ValuesOf<C>): Reason {
  const sentenceOf: (...values: never[]) => string = CATALOGUE[code];
  const [given = {}] = values as readonly Values[];
  return new Reason(code, given, sentenceOf(...(values as never[])));
}

/** A reason as the message of a schema, which zod wants to be a text; `heard` reads it again. */
export function validationMessage<C extends ReasonCode>(code: C, ...values: ValuesOf<C>): string {
  return JSON.stringify([code, ...values]);
}

/** The reason that `says` wrote. */
export function parseValidationMessage(message: string): Reason {
  const [code, ...values] = JSON.parse(message) as [ReasonCode, ...unknown[]];
  return reasonFor(code, ...(values as ValuesOf<typeof code>));
}
