import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { readAll } from '../../scripts/messages/make-messages.mjs';

/** What docs/hindi.md lets stand in Latin letters: names, formats of files, examples to type, and what browsers call a thing. */
const inLatin = /WhatsApp|JPEG|PNG|WebP|PDF|YYYY-MM-DDTHH:MM|HttpOnly|SameSite=Lax|English/g;
/** Words that it puts others in the place of. */
const refused = /उपचार|आवश्यक|पुनः|त्रुटि|संदेश|सप्ताह|निवेदन|चिकित्स|पुनर्वास|पृष्ठ|रोगी|पेशेंट|सहेज|दर्ज कर|सत्र|व्यायाम/;

/** The words of a message, without the names of its values and without what stands there as code. */
function wordsOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return element.value === 'code' ? '' : wordsOf(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return Object.values(element.options)
          .map(({ value }) => wordsOf(value))
          .join(' ');
      return '';
    })
    .join('');
}

const messages = readAll();
const english = new Map([...(messages.get('en') ?? [])].map(([key, { elements }]) => [key, wordsOf(elements)]));
const hindi = [...(messages.get('hi') ?? [])].map(([key, { elements }]) => [key, wordsOf(elements)] as const);
const breaking = (isWrong: (words: string, source: string) => boolean) =>
  hindi.filter(([key, words]) => isWrong(words, english.get(key) ?? ''));

describe('the Hindi of the message files', () => {
  it('has no Latin letters but names, and digits 0-9', () => {
    expect(hindi.length).toBeGreaterThan(300);
    expect(breaking((words) => /[a-z०-९]/i.test(words.replaceAll(inLatin, '')))).toEqual([]);
  });

  it('writes no dot below क ख ग ज फ but in फ़रवरी, as Intl does', () => {
    expect(breaking((words) => /[कखगजफ]\u093C(?!रवरी)/.test(words.normalize('NFD')))).toEqual([]);
  });

  it('ends a whole sentence with । ? or !, and nothing else', () => {
    const isSentence = (words: string) => /[^.]\.$/.test(words);
    const isWhole = (words: string) => /[।?!]$/.test(words.trim());
    expect(breaking((words, source) => isSentence(source) && words !== '' && !isWhole(words))).toEqual([]);
    expect(breaking((words, source) => /\p{L}$/u.test(source) && words.endsWith('।'))).toEqual([]);
  });

  it('asks with कृपया once at most, and with none of the words that nobody says', () => {
    expect(breaking((words) => (words.match(/कृपया/g) ?? []).length > 1 || refused.test(words))).toEqual([]);
  });
});
