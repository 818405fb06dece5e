import { z } from 'zod';
import { parseSearchDate } from './search-date.js';
import { fault, identifier, string, unprocessable } from './written.js';

/** What something is called, in words or by codes. */
export const concept = z.object({
  text: string.optional(),
  coding: z.array(z.object({ display: string.optional() })).optional(),
});

/** What is written, or else what the codes are called. */
export const wordsOf = ({ text, coding = [] }: z.output<typeof concept>) =>
  text ?? coding.map(({ display }) => display).find(Boolean) ?? '';

/** Of whom something is. */
export const subject = z.object({ reference: string.optional(), identifier: identifier.optional() });

/** By the id of a reference, relative or absolute, or by an identifier. @throws FhirFailure 422 for neither */
export function subjectOf({ reference, identifier }: z.output<typeof subject>, base: string, expression: string) {
  if (reference !== undefined) return { id: idOf(reference, 'Patient', base) };
  if (identifier?.system && identifier.value)
    return { identifier: { system: identifier.system, value: identifier.value } };
  throw unprocessable([fault(expression, 'required', `${expression} is a reference to a Patient, or an identifier.`)]);
}

/** What a reference to a type names: the id alone, or the reference as it is where it is none to that type. */
export const idOf = (reference: string, type: string, base: string) =>
  reference.replace(`${base}/`, '').replace(new RegExp(`^${type}/`), '');

/** An identifier in our words; null without one. */
export const nameOf = (one: z.output<typeof identifier> | undefined) =>
  one ? { system: one.system ?? '', value: one.value ?? '' } : null;

/** The beginning of what a date stands for; without a zone it is clinic time. @throws FhirFailure 422 */
export function momentOf(text: string | undefined, expression: string): Date | null {
  if (text === undefined) return null;
  try {
    if (/^\d/.test(text)) return parseSearchDate(text).from;
  } catch {
    // Said below, in the words of a resource.
  }
  throw unprocessable([fault(expression, 'value', `${expression} is no date of R4.`)]);
}
