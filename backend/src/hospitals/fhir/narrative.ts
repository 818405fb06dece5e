import type { Narrative } from 'fhir/r4.js';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a value for XHTML and drops characters that XML does not allow. */
const escaped = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** The class tells our narratives from those that clients generate. */
const START = '<div xmlns="http://www.w3.org/1999/xhtml" class="generated-by-clinic">';

/** Whether a value is a narrative that this server generated. */
export const isOurNarrative = (text: unknown): boolean =>
  (text as Partial<Narrative> | null)?.div?.startsWith(START) === true;

/** Builds the narrative of a resource: a line for each value present, escaped. */
export function narrative(lines: Record<string, string | null | undefined>): Narrative {
  const shown = Object.entries(lines).flatMap(([name, value]) => (value ? `<p>${name}: ${escaped(value)}</p>` : []));
  return {
    status: 'generated',
    div: `${START}${shown.join('') || '<p>-</p>'}</div>`,
  };
}
