import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAll } from '../../scripts/messages/make-messages.mjs';
import { ROOT_DIR } from '../src/platform/config.js';
import { MESSAGE_TEXTS } from '../src/clinic/message-templates/message-texts.js';
import { sayRole, sayWho } from '../src/clinic/message-templates/values-in-words.js';
import { codeText } from '../src/identity/sms/code-text.js';
import { STAFF_TYPES } from '../src/identity/users/user.entity.js';

/** What docs/hindi.md lets stand in Latin letters: names, formats of files, examples to type, and what browsers call a thing. */
const inLatin =
  /Post Surgery Physiotherapy|WhatsApp|Razorpay|JPEG|PNG|WebP|PDF|YYYY-MM-DDTHH:MM|HttpOnly|SameSite=Lax|English|SignUp/g;
/** Of the words that its table puts others in the place of: those that are right in another sense. */
const inAnotherSense = new Set(['कल', 'अगला', 'पिछला', 'घंटे', 'पीठ', 'चित्र']);

/** The words that its table refuses, verbs without their ending. */
function refusedWords(): string[] {
  const paper = readFileSync(`${ROOT_DIR}/docs/hindi.md`, 'utf8');
  const cells = [...paper.matchAll(/^\|[^|]+\|[^|]+\|([^|:]+)/gm)].map(([, cell = '']) => cell);
  const words = cells.flatMap((cell) => cell.replaceAll(/\(.*?\)/g, '').split(','));
  return words
    .map((word) => (/[\u0900-\u097f][\u0900-\u097f -]*/.exec(word)?.[0] ?? '').trim())
    .filter((word) => word !== '' && !inAnotherSense.has(word))
    .map((word) => word.replace(/(?<=कर|सहेज)ना$/, '').normalize('NFD'));
}

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
/** What leaves by text message, without its values. */
const texts = Object.entries(MESSAGE_TEXTS).map(([kind, { EN, HI }]) => {
  english.set(kind, EN.replaceAll(/\{\w+\}/g, ''));
  return [kind, HI.replaceAll(/\{\w+\}/g, '')] as const;
});
const values = [sayWho('', 'HI'), ...STAFF_TYPES.map((type) => sayRole(type, 'HI')), codeText('', 'HI')];
const hindi = [
  ...[...(messages.get('hi') ?? [])].map(([key, { elements }]) => [key, wordsOf(elements)] as const),
  ...texts,
  ...values.map((value) => ['value', value] as const),
];
const breaking = (isWrong: (words: string, source: string) => boolean) =>
  hindi.filter(([key, words]) => isWrong(words, english.get(key) ?? ''));

/** Words that an editor refused (hindi-corrections): a tablet for a browser's tab, a statistic for a measurement, and words of a textbook. */
const REFUSED_BY_EDITOR = /नितंब|पुल बनाना|प्रत्यारोपण|स्वयं गति|टैब|आँकड़/;

it('has no word that an editor refused, also in the exercises and protocols that are shipped', () => {
  const samples = ['exercise-library', 'protocols', 'lessons', 'questionnaires'].flatMap((room) => {
    const folder = `${ROOT_DIR}/backend/src/recovery/${room}/samples`;
    return existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];
  });
  expect(samples.length).toBeGreaterThan(70);
  const shipped = samples.map((path) => [path, readFileSync(path, 'utf8')] as const);
  expect([...hindi, ...shipped].filter(([, words]) => REFUSED_BY_EDITOR.test(words)).map(([name]) => name)).toEqual([]);
});

describe('the Hindi of pages, answers and text messages', () => {
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

  it('asks with कृपया once at most', () => {
    expect(breaking((words) => (words.match(/कृपया/g) ?? []).length > 1)).toEqual([]);
  });

  it('has one word for a thing, and none that docs/hindi.md puts another in the place of', () => {
    const refused = refusedWords();
    expect(refused).toEqual(expect.arrayContaining(['सत्र', 'उपचार', 'आवश्यक', 'दर्ज कर', 'हिंदी']));
    const word = new RegExp(`(?<![\\u0900-\\u097f])(?:${refused.join('|')})`);
    // Seventeen begins like a word for a session.
    expect(breaking((words) => word.test(words.normalize('NFD').replaceAll('सत्रह', '')))).toEqual([]);
  });
});
