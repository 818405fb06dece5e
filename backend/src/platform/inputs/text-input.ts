import { z } from 'zod';
import type { InputName } from '../reasons/inputs.js';
import { validationMessage } from '../reasons/reason.js';

/*
 * What somebody could not see while typing or pasting a text is put right or taken out, and never refused: they could neither find it
 * nor delete it. Only what is left is judged: whether there is anything to be seen, and how long it is.
 *
 * | what comes                                                       | what is stored                                              |
 * | ---------------------------------------------------------------- | ----------------------------------------------------------- |
 * | a line break of any kind, with the blanks around it              | one blank; where several lines may be, a line feed          |
 * | a tab                                                            | a blank                                                     |
 * | any other control character                                      | nothing                                                     |
 * | an embedding, override or isolate (U+202A–202E, U+2066–2069)     | nothing: they come along with numbers out of address books  |
 * | a non-character of any plane, one half of a surrogate pair       | nothing: no file can hold them                              |
 * | blanks at either end                                             | nothing                                                     |
 * | letters in another spelling than NFC                             | their NFC                                                   |
 * | characters that cannot be seen, and none that can                | the empty text                                              |
 * | all others: ZWJ, ZWNJ, combining marks, variation selectors, …   | themselves: Devanagari, Urdu and emoji are written with them |
 */

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** What no text may hold: controls other than tab and line breaks, halves of pairs, non-characters, what turns the direction. */
const FORBIDDEN = /(?![\t-\r\u0085])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;
/** What can be seen. Blank without being called so are the braille cell without dots, marks of annotation, a lost picture and the null notehead. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{1d159}]/u;

const withoutForbidden = (text: string) => text.replaceAll(FORBIDDEN, '').replaceAll('\t', ' ');

function finish(text: string): string {
  const finished = text.normalize('NFC').trim();
  return VISIBLE.test(finished) ? finished : '';
}

/** A text as a field of one line keeps it; empty when nothing of it can be seen. */
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

/** A text as a field of several lines keeps it, its line breaks as line feeds; empty when nothing of it can be seen. */
export function severalLines(text: string): string {
  return finish(withoutForbidden(text).split(LINE_BREAK).join('\n'));
}

/** What is said of a text that cannot be taken, where that is not said with the name of its input. */
interface Said {
  missing?: string;
  tooLong?: string;
}

/** The two types of a field's text, in one line or in several. Its length is counted in code points, as forms and the database count it. */
function textInput(clean: (text: string) => string) {
  const optional = (input: InputName, longest: number, said: Said = {}) => {
    const {
      missing = validationMessage('NOT_TEXT', { input }),
      tooLong = validationMessage('TOO_LONG', { input, most: longest }),
    } = said;
    const fits = (text: string) => text.length <= longest || Array.from(text).length <= longest;
    // What the description says of it (clinic §10); what is judged is what is left.
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
    /** A text that may be empty. */
    optional,
    /** A text of which something can be seen. */
    required,
    /** A text of so many characters, such as a reason; whatever is wrong with it, one sentence says how long it is. */
    between,
  };
}

/** The type of every input of one line: names, addresses, diagnoses, reasons, search texts. */
export const line = textInput(oneLine);
/** The type of every input of several lines: reports, treatments, messages. */
export const lines = textInput(severalLines);
