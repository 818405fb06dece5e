import { z } from 'zod';
import { parseSearchDate } from './search-date.js';
import { fault, identifier, string, unprocessable } from './written.js';

/** Schema of a CodeableConcept. */
export const concept = z.object({
  text: string.optional(),
  coding: z
    .array(z.object({ system: string.optional(), code: string.optional(), display: string.optional() }))
    .optional(),
});

/** Returns a concept's text, or else the displays of its codes. */
export const wordsOf = ({ text, coding = [] }: z.output<typeof concept>) =>
  text ?? coding.map(({ display }) => display).find(Boolean) ?? '';

/** What code systems are called; others are named by their URI. */
const SYSTEMS: Readonly<Record<string, string>> = {
  'http://snomed.info/sct': 'SNOMED CT',
  'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
  'http://loinc.org': 'LOINC',
};

/** Returns a concept's words with its codes, such as "Physical therapy (SNOMED CT 91251008)". */
export function codedWordsOf(of: z.output<typeof concept>): string {
  const codes = (of.coding ?? []).flatMap(({ system = '', code }) =>
    code ? [`${SYSTEMS[system] ?? system} ${code}`.trim()] : [],
  );
  const words = wordsOf(of);
  if (codes.length === 0) return words;
  return words ? `${words} (${codes.join(', ')})` : codes.join(', ');
}

/** Schema of a reference to the patient. */
export const subject = z.object({ reference: string.optional(), identifier: identifier.optional() });

/** Parses the subject: the id of a relative or absolute reference, or an identifier. @throws FhirFailure 422 for neither */
export function subjectOf({ reference, identifier }: z.output<typeof subject>, base: string, expression: string) {
  if (reference !== undefined) return { id: idOf(reference, 'Patient', base) };
  if (identifier?.system && identifier.value)
    return { identifier: { system: identifier.system, value: identifier.value } };
  throw unprocessable([fault(expression, 'required', `${expression} is a reference to a Patient, or an identifier.`)]);
}

/** Returns the id of a reference to a type, or the reference unchanged if it has another type. */
export const idOf = (reference: string, type: string, base: string) =>
  reference.replace(`${base}/`, '').replace(new RegExp(`^${type}/`), '');

/** Maps an identifier to our format; null without one. */
export const nameOf = (one: z.output<typeof identifier> | undefined) =>
  one ? { system: one.system ?? '', value: one.value ?? '' } : null;

/** Parses a date to the start of its interval. Without a zone it is clinic time. @throws FhirFailure 422 */
export function momentOf(text: string | undefined, expression: string): Date | null {
  if (text === undefined) return null;
  try {
    if (/^\d/.test(text)) return parseSearchDate(text).from;
  } catch {
    // rethrown below with the element
  }
  throw unprocessable([fault(expression, 'value', `${expression} is no date of R4.`)]);
}
