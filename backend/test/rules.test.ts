import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT_DIR } from '../src/platform/config.js';
import { sourceFiles } from './source-files.js';

const rules = readFileSync(path.join(ROOT_DIR, 'docs/rules.md'), 'utf8');
const ids = [...rules.matchAll(/^- \*\*(.+?)\*\* \S/gm)].map(([, id]) => id ?? '');
const stated = new Set(ids);

/** The letters of the rules that have a number behind them, such as OTP of OTP-3. */
const letters = [...new Set(ids.flatMap((id) => /^([A-Z]+)-\d+$/.exec(id)?.[1] ?? []))];

/** Numbers one after the other, such as "4, 13 and 30" or "6 to 10"; `again` may stand before each but the first. */
const series = (again: string) => String.raw`(\d+(?:(?:, (?:and )?| and | to )${again}\d+)*)`;

/** How rules are cited, by what their ids begin with. */
const WAYS: [start: string, cited: RegExp][] = [
  ['spec §', new RegExp(String.raw`\bspec §${series('§')}`, 'g')],
  ['clinic §', new RegExp(String.raw`\bclinic §${series('§')}`, 'g')],
  ['bench §', new RegExp(String.raw`\bbench §${series('§')}`, 'g')],
  ['recovery §', new RegExp(String.raw`\brecovery §${series('§')}`, 'g')],
  ['reading ', new RegExp(String.raw`\breadings? ${series('')}`, 'gi')],
  ['lesson ', new RegExp(String.raw`\blessons? ${series('')}`, 'gi')],
  ...letters.map((one): [string, RegExp] => [`${one}-`, new RegExp(String.raw`\b${one}-${series(`${one}-`)}`, 'g')]),
];

/** The numbers of a series such as "4, 13 and 30" or "40 to 45". */
function numbersOf(text: string): number[] {
  const parts = [...text.matchAll(/( to )?\D*?(\d+)/g)].map(([, to, digits]) => ({
    isEnd: to,
    number: Number(digits),
  }));
  return parts.flatMap(({ isEnd, number }, at) => {
    const start = parts[at - 1]?.number ?? number;
    return isEnd ? Array.from({ length: number - start }, (_, step) => start + 1 + step) : [number];
  });
}

/** The ids of the rules that a text cites. */
function citedIn(text: string): string[] {
  return WAYS.flatMap(([start, cited]) =>
    [...text.matchAll(cited)].flatMap(([, found = '']) => numbersOf(found).map((number) => `${start}${number}`)),
  );
}

const files = sourceFiles('backend', 'frontend', 'scripts', 'schema');

describe('a rule that is cited', () => {
  it('is found however it is cited', () => {
    expect(citedIn('(spec §4, §6; readings 40 to 42, 74)')).toEqual([
      'spec §4',
      'spec §6',
      'reading 40',
      'reading 41',
      'reading 42',
      'reading 74',
    ]);
    expect(citedIn('OTP-6 to OTP-8, lesson 19 and clinic §4, UP-1')).toEqual([
      'clinic §4',
      'lesson 19',
      'OTP-6',
      'OTP-7',
      'OTP-8',
      'UP-1',
    ]);
  });

  it('stands in docs/rules.md', () => {
    const citations = files.flatMap(({ name, text }) => citedIn(text).map((id) => ({ name, id })));
    expect(citations.length).toBeGreaterThan(500);
    expect(citations.filter(({ id }) => !stated.has(id))).toEqual([]);
  });

  it('is stated once', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

it('a paper that a comment names lies in the repository', () => {
  const named = files.flatMap(({ name, text }) =>
    [...text.matchAll(/[\w./-]*\b[\w-]+\.md\b/g)].map(([paper]) => ({ name, paper })),
  );
  const places = ['.', 'docs', 'schema'];
  const missing = named.filter(({ paper }) => !places.some((place) => existsSync(path.join(ROOT_DIR, place, paper))));
  expect(missing).toEqual([]);
});
