import { requestReasons } from './request-reasons.js';
import { inputReasons } from './input-reasons.js';
import { careReasons } from './care-reasons.js';
import { chartingReasons } from './charting-reasons.js';
import { exerciseReasons } from './exercise-reasons.js';
import { integrationReasons } from './integration-reasons.js';
import { moneyReasons } from './money-reasons.js';
import { patientReasons } from './patient-reasons.js';
import { questionnaireReasons } from './questionnaire-reasons.js';
import { recordReasons } from './record-reasons.js';

/** Values of a sentence; they contain no personal data that the sentence does not. */
type Values = Readonly<Record<string, string | number>>;

/**
 * Catalogue of all reasons: the code and an English sentence built from its values. Reasons that patients may get have a sentence in each
 * language.
 */
export const CATALOGUE = {
  ...patientReasons,
  ...inputReasons,
  ...requestReasons,
  ...recordReasons,
  ...integrationReasons,
  ...chartingReasons,
  ...exerciseReasons,
  ...questionnaireReasons,
  ...careReasons,
  ...moneyReasons,
} satisfies Record<string, (values: never) => string>;
export type ReasonCode = keyof typeof CATALOGUE;
type ValuesOf<C extends ReasonCode> = Parameters<(typeof CATALOGUE)[C]>;

/** Reason of a refusal. Only `reasonFor` creates one, so the sentence is always the catalogue's. */
export class Reason {
  constructor(
    readonly code: ReasonCode,
    readonly values: Values,
    readonly sentence: string,
  ) {}
}

/** Returns the reason with a code and values. */
export function reasonFor<C extends ReasonCode>(code: C, ...values: ValuesOf<C>): Reason {
  const sentenceOf: (...values: never[]) => string = CATALOGUE[code];
  const [given = {}] = values as readonly Values[];
  return new Reason(code, given, sentenceOf(...(values as never[])));
}

/** Encodes a reason as a zod message, which must be text; `parseValidationMessage` decodes it. */
export function validationMessage<C extends ReasonCode>(code: C, ...values: ValuesOf<C>): string {
  return JSON.stringify([code, ...values]);
}

/** Decodes a reason that `validationMessage` encoded. */
export function parseValidationMessage(message: string): Reason {
  const [code, ...values] = JSON.parse(message) as [ReasonCode, ...unknown[]];
  return reasonFor(code, ...(values as ValuesOf<typeof code>));
}

/** Reason as GraphQL and REST send it, which clients can translate; without `field` it is about the request as a whole. */
export interface SentReason extends Pick<Reason, 'code' | 'values'> {
  field?: string;
}

export function toReasonPayload({ code, values }: Reason, field?: string): SentReason {
  return { ...(field !== undefined && { field }), code, values };
}
