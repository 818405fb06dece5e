import { z } from 'zod';
import type { InputName } from '../errors/inputs.js';
import { validationMessage } from '../errors/reason.js';

/*
 * Normalization of text input. Invisible characters are replaced or removed and never refused, since the person could neither find nor
 * delete them. Validation applies to the result: whether anything is visible, and its length.
 *
 * | input                                                            | stored                                                      |
 * | ---------------------------------------------------------------- | ----------------------------------------------------------- |
 * | a line break of any kind, with the spaces around it              | one space; a line feed in multi-line text                   |
 * | a tab                                                            | a space                                                     |
 * | any other control character                                      | nothing                                                     |
 * | an embedding, override or isolate (U+202A–202E, U+2066–2069)     | nothing: address books add them to numbers                  |
 * | a non-character of any plane, an unpaired surrogate              | nothing: no file can contain them                           |
 * | leading and trailing spaces                                      | nothing                                                     |
 * | letters that are not in NFC                                      | their NFC                                                   |
 * | invisible characters alone                                       | the empty text                                              |
 * | all others: ZWJ, ZWNJ, combining marks, variation selectors, …   | unchanged: Devanagari, Urdu and emoji need them             |
 */

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** Matches characters that no text may contain: controls except tab and line breaks, surrogates, non-characters, bidirectional controls. */
const FORBIDDEN = /(?![\t-\r\u0085])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;
/**
 * Matches visible characters. Excludes some that are blank without being white space: the braille blank, annotation marks, the object
 * replacement character and the null notehead.
 */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{1d159}]/u;

const withoutForbidden = (text: string) => text.replaceAll(FORBIDDEN, '').replaceAll('\t', ' ');

function finish(text: string): string {
  const finished = text.normalize('NFC').trim();
  return VISIBLE.test(finished) ? finished : '';
}

/** Normalizes a single-line text; empty if nothing in it is visible. */
export function oneLine(text: string): string {
  const lines = withoutForbidden(text).split(LINE_BREAK);
  return finish(
    lines.length === 1
      ? lines.join()
      : lines
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' '),
  );
}

/** Normalizes a multi-line text, with line feeds as line breaks; empty if nothing in it is visible. */
export function severalLines(text: string): string {
  return finish(withoutForbidden(text).split(LINE_BREAK).join('\n'));
}

/** Validation messages that replace the default ones, which name the input. */
interface Said {
  missing?: string;
  tooLong?: string;
}

/** Builds the schemas of text fields, single-line or multi-line. Length is counted in code points, as in forms and in the database. */
function textInput(clean: (text: string) => string) {
  const optional = (input: InputName, longest: number, said: Said = {}) => {
    const {
      missing = validationMessage('NOT_TEXT', { input }),
      tooLong = validationMessage('TOO_LONG', { input, most: longest }),
    } = said;
    const fits = (text: string) => text.length <= longest || Array.from(text).length <= longest;
    // `meta` is for the OpenAPI description; the check applies to the normalized text.
    return z.string(missing).meta({ maxLength: longest }).transform(clean).refine(fits, tooLong);
  };
  const required = (input: InputName, longest: number, said: Said = {}) => {
    const { missing = validationMessage('REQUIRED', { input }) } = said;
    return optional(input, longest, { ...said, missing }).refine((text) => text !== '', missing);
  };
  const between = (input: InputName, least: number, most: number) => {
    const length = validationMessage('LENGTH', { input, least, most });
    const isLongEnough = (text: string) => Array.from(text).length >= least;
    return required(input, most, { missing: length, tooLong: length }).refine(isLongEnough, length);
  };
  return {
    /** Schema of a text that may be empty. */
    optional,
    /** Schema of a text with at least one visible character. */
    required,
    /** Schema of a text with a minimum and maximum length, such as a reason; one message states both limits. */
    between,
  };
}

/** Schemas of single-line inputs: names, addresses, diagnoses, reasons, search texts. */
export const line = textInput(oneLine);
/** Schemas of multi-line inputs: reports, treatments, messages. */
export const lines = textInput(severalLines);
