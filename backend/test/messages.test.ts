import { stripTypeScriptTypes } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll } from '../../scripts/messages/make-messages.mjs';
import { moduleText } from '../../scripts/messages/module-text.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(en: string, hi: string) {
  writeFileSync(path.join(folder, 'en.properties'), en);
  writeFileSync(path.join(folder, 'hi.properties'), hi);
  return readAll(folder);
}

/** What the module of a language exports. */
async function said(en: string, hi: string, code: 'en' | 'hi') {
  const text = moduleText([...(read(en, hi).get(code)?.values() ?? [])], `${code}-IN`);
  return (await import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(text))}`)) as Record<
    string,
    (values: object) => string
  >;
}

const sessions = 'home.a = {count, plural, =0 {none} one {# session} other {# sessions}} for {name}';

describe('a mistake in a message file stops the build, which names the file, the key and the reason', () => {
  it.each<[string, string, string, string]>([
    ['a message without translation', 'home.a = A', '', 'hi.properties: home.a: it is missing'],
    ['one that the source lacks', '', 'home.a = क', 'hi.properties: home.a: the source does not have it'],
    ['another value', 'home.a = {name}', 'home.a = {nam}', 'hi.properties: home.a: the source has no {nam}'],
    ['a lost value', 'home.a = {name}', 'home.a = क', 'hi.properties: home.a: {name} is missing'],
    ['a lost link', 'home.a = <link>A</link>', 'home.a = क', 'hi.properties: home.a: <link> is missing'],
    ['a text for a number', 'home.a = {n}', 'home.a = {n, number}', 'home.a: {n} is a text in the source'],
    [
      'a link that does not end',
      'home.a = A',
      'home.a = <link>क',
      'hi.properties: home.a: it is no ICU message: SyntaxError: UNCLOSED_TAG',
    ],
    [
      'a plural without other',
      'home.a = {n, plural, one {1}}',
      'home.a = 1',
      'en.properties: home.a: it is no ICU message: SyntaxError: MISSING_OTHER',
    ],
    [
      'a plural of another language',
      sessions,
      `${sessions} {count, plural, few {f} other {o}}`,
      'hi.properties: home.a: its language has no plural "few"',
    ],
    ['a date', 'home.a = {day, date}', 'home.a = {day, date}', 'home.a: {day} is a date or a time'],
    ['a section that does not exist', 'hoem.a = A', '', 'en.properties: hoem.a: there is no section hoem'],
    ['a key without section', 'heading = A', '', 'en.properties: heading: a key is called section.name'],
    ['a key twice', 'home.a = A\nhome.a = B', '', 'en.properties: home.a: it stands there twice'],
    ['an empty message', 'home.a = A', 'home.a =', 'hi.properties: home.a: it says nothing'],
    ['a name that no export can have', 'home.new = A', '', 'en.properties: home.new: a message cannot be called new'],
  ])('%s', (_what, en, hi, message) => {
    expect(() => read(en, hi)).toThrow(`messages/`);
    expect(() => read(en, hi)).toThrow(message);
  });
});

describe('what a module says', () => {
  it('is the sentence to the letter, whatever signs are in it', async () => {
    const { a } = await said("home.a = It's `a` $'{b}' \\\\ \"c\" {d}", 'home.a = {d}', 'en');
    expect(a?.({ d: '$&' })).toBe('It\'s `a` ${b} \\ "c" $&');
  });

  it('counts as its language does, in Indian groups and digits 0-9', async () => {
    const translated = 'home.a = {name} के {count, plural, one {# सेशन} other {# सेशन्स}}';
    const english = await said(sessions, translated, 'en');
    const counted = [0, 1, 2, 100_000].map((count) => english['a']?.({ count, name: 'Asha' }));
    expect(counted).toEqual([
      'none for Asha',
      '1 session for Asha',
      '2 sessions for Asha',
      '1,00,000 sessions for Asha',
    ]);
    const hindi = await said(sessions, translated, 'hi');
    const inHindi = [0, 1, 2, 100_000].map((count) => hindi['a']?.({ count, name: 'आशा' }));
    expect(inHindi).toEqual(['आशा के 0 सेशन', 'आशा के 1 सेशन', 'आशा के 2 सेशन्स', 'आशा के 1,00,000 सेशन्स']);
  });

  it('chooses by a value', async () => {
    const english = 'home.a = {kind, select, HOME {At home} other {At the clinic}}';
    const { a } = await said(english, 'home.a = {kind, select, HOME {घर पर} other {क्लिनिक में}}', 'hi');
    expect([a?.({ kind: 'HOME' }), a?.({ kind: 'CLINIC' })]).toEqual(['घर पर', 'क्लिनिक में']);
  });

  it('makes React nodes of a sentence with links, whose words go into them', () => {
    const messages = read('home.a = Please <link>load {what}</link> again.', 'home.a = <link>{what}</link> खोलें।');
    expect(moduleText([...(messages.get('hi')?.values() ?? [])], 'hi-IN')).toContain(
      'export const a = (_: { readonly link: (words: ReactNode) => ReactNode; readonly what: string }): ReactNode => ' +
        '<>{_.link(`${_.what}`)}{" खोलें।"}</>;',
    );
  });
});
