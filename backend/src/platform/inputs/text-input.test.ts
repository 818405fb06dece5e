import { describe, expect, it } from 'vitest';
import { parseValidationMessage, validationMessage } from '../reasons/reason.js';
import { line, lines, oneLine, severalLines } from './text-input.js';

const FAMILY = '👨‍👩‍👧‍👦';

describe.each([
  ['one line', oneLine],
  ['several lines', severalLines],
])('a text of %s', (_which, clean) => {
  it.each([
    ['Latin', 'Asha Verma'],
    ['Devanagari', 'सुनीता देवी'],
    ['an explicit half form with ZWJ', 'क्\u200dष'],
    ['an explicit virama with ZWNJ', 'क्\u200cष'],
    ['a virama with ZWNJ at its end', 'वाक्\u200c'],
    ['Urdu with ZWNJ', 'می\u200cخواهم'],
    ['a mark of direction between two scripts', 'آشا \u200fVerma'],
    ['Tamil', 'க்ஷ்மி'],
    ['a letter with marks that has no code point of its own', 'q\u0303 q\u0323\u0307'],
    ['an emoji family', `Asha ${FAMILY}`],
    ['a heart in colour', 'Asha ❤️'],
    ['a flag made of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['rare ideographs', '𠮷野家'],
    ['quotes and dashes', 'O’Brien – “Guddu”'],
    ['two blanks, one of them kept from breaking', 'Asha  Verma\u00a0K.'],
    ['letters of a private area', 'x\ue000'],
    ['the braille cell without dots beside another', '⠁\u2800⠃'],
  ])('keeps %s', (_what, text) => {
    expect(clean(text)).toBe(text);
  });

  it.each([
    ['NUL', 'As\0ha'],
    ['a bell', 'As\u0007ha'],
    ['DEL', 'As\u007fha'],
    ['a control of the second block', 'As\u009bha'],
    ['U+FFFE', 'As\ufffeha'],
    ['U+FFFF', 'As\uffffha'],
    ['U+FDD0', 'As\ufdd0ha'],
    ['U+FDEF', 'As\ufdefha'],
    ['a non-character of the first plane', 'As\u{1fffe}ha'],
    ['a non-character of the last plane', 'As\u{10ffff}ha'],
    ['the first half of a pair', 'As\ud83dha'],
    ['the second half of a pair', 'As\ude00ha'],
    ['halves of a pair around a control', 'As\ud83d\u0000\ude00ha'],
    ['an embedding', '\u202aAsha\u202c'],
    ['an override', 'As\u202eha'],
    ['isolates', '\u2066As\u2067h\u2068a\u2069'],
    ['blanks of all kinds at its ends', ' \u00a0\u3000\u2003Asha\u2028\r\n'],
    ['a mark of byte order', '\ufeffAsha'],
  ])('is rid of %s', (_what, text) => {
    expect(clean(text)).toBe('Asha');
  });

  it.each([
    ['nothing', ''],
    ['blanks of all kinds', ' \t\r\n\v\f\u0085\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000'],
    ['zero-width blanks', '\u200b\u2060\ufeff'],
    ['joiners', '\u200c\u200d'],
    ['marks of direction', '\u200e\u200f\u061c'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u3164\uffa0\u115f\u1160'],
    ['Khmer vowels without ink', '\u17b4\u17b5'],
    ['Mongolian separators', '\u180b\u180e'],
    ['a grapheme joiner', '\u034f'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0041}\u{e007f}'],
    ['the braille cell without dots', '\u2800'],
    ['a picture that did not come along', '\ufffc'],
    ['a note that is not there', '\u{1d159}'],
    ['controls and non-characters', '\0\u001f\u009f\uffff'],
    ['several of them', ' \u200b\u3164\n\ufe0f '],
  ])('is empty when it is made of %s alone', (_what, text) => {
    expect(clean(text)).toBe('');
  });

  it('is in normal form, also where what stood between a letter and its mark is gone', () => {
    expect(clean('राम \u095cा')).toBe('राम \u0921\u093cा');
    expect(clean('Zoe\u0000\u0308')).toBe('Zoë');
  });

  it('is the same when it is cleaned again', () => {
    for (const text of ['a \n\u0000\n b', 'x\u202e\n', ' \u0000 a', `\u0301 ${FAMILY}\t\n`])
      expect(clean(clean(text))).toBe(clean(text));
  });

  it('is cleaned in no time, however long its blanks are', () => {
    expect(clean(`a${' '.repeat(200_000)}b`)).toHaveLength(200_002);
  });
});

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', ' \r\n\r\n ', '\n\0\n', '\t'])(
  'the line break %j is one blank in one line',
  (text) => {
    expect(oneLine(`Asha${text}Verma`)).toBe('Asha Verma');
  },
);

it('line breaks of all kinds are line feeds in several lines, and blank lines stay', () => {
  expect(severalLines('\r\na\r\nb\rc\u2028d\u2029e\u0085f\n\n  g\th\n')).toBe('a\nb\nc\nd\ne\nf\n\n  g h');
});

describe('the type of an input', () => {
  const sentence = (type: typeof line.optional extends (...args: never[]) => infer T ? T : never, input: unknown) =>
    type.safeParse(input).error?.issues.map(({ message }) => parseValidationMessage(message).sentence);

  it('says that a text is missing, or too long', () => {
    const others = {
      missing: validationMessage('PATIENT_NOT_CHOSEN'),
      tooLong: validationMessage('SEARCH_TEXT_TOO_LONG'),
    };
    expect(sentence(line.required('NAME', 5), undefined)).toEqual(['Name is required']);
    expect(sentence(line.required('NAME', 5), 7)).toEqual(['Name is required']);
    expect(sentence(line.required('NAME', 5), ' \u200b')).toEqual(['Name is required']);
    expect(sentence(line.required('NAME', 5), 'abcdef')).toEqual(['Name must be at most 5 characters long']);
    expect(sentence(line.optional('NAME', 5), {})).toEqual(['Name must be text']);
    expect(sentence(line.required('NAME', 5, others), '')).toEqual(['Please choose a patient']);
    expect(sentence(line.required('NAME', 5, others), 'abcdef')).toEqual(['The search text is too long']);
  });

  it('counts what is stored, by code points', () => {
    expect(line.required('NAME', 4).parse(' \0😀😀😀😀 ')).toBe('😀😀😀😀');
    expect(line.required('NAME', 4).safeParse('😀😀😀😀😀').success).toBe(false);
  });

  it('may be empty where it may be left out', () => {
    expect(line.optional('NAME', 5).parse('\u3164')).toBe('');
    expect(lines.optional('REPORT', 5).parse(' \n ')).toBe('');
    expect(lines.required('REPORT', 5).parse('a\r\nb')).toBe('a\nb');
  });
});
