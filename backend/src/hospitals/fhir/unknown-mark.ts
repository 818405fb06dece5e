import { isDeepStrictEqual } from 'node:util';
import type { Element } from 'fhir/r4.js';
import type { Body } from './body.js';

/** The mark of an element that R4 or a profile expects, of which nothing is known. */
export const UNKNOWN: Element = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
};

export const isMark = (value: unknown) => isDeepStrictEqual(value, UNKNOWN);

/** Removes the marks of a birth date and of a name that have come by now. */
export function withoutMarks(resource: Body): Body {
  const { birthDate, _birthDate: mark, name, ...rest } = resource;
  return {
    ...rest,
    ...(birthDate !== undefined && { birthDate }),
    ...(mark !== undefined && !(birthDate !== undefined && isMark(mark)) && { _birthDate: mark }),
    ...(name !== undefined && { name: Array.isArray(name) ? name.map(namedOf) : name }),
  };
}

function namedOf(name: unknown): unknown {
  if (typeof name !== 'object' || name === null) return name;
  const { _text: mark, ...parts } = name as Body;
  return isMark(mark) && Object.keys(parts).length > 0 ? parts : name;
}
