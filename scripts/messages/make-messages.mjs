import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';
import { languages } from './languages.mjs';
import { MessageError } from './message-error.mjs';
import { moduleText } from './module-text.mjs';
import { readMessages } from './read-messages.mjs';
import { sections } from './sections.mjs';
import { mismatchOf, signatureOf } from './signature.mjs';

/** Output folders of the modules; git ignores them. */
const PLACES = { site: 'frontend/src/generated-messages', server: 'backend/src/platform/generated-messages' };

/**
 * Generates the modules that pages and server import from the message files: one per language and section, and one about the
 * languages. An unchanged file is not written, so that watchers do not rebuild.
 * @throws {MessageError} with the file, the key and the reason
 */
export function makeMessages() {
  const read = readAll();
  for (const [side, folder] of Object.entries(PLACES)) {
    const files = new Map([['languages.ts', languagesText()]]);
    for (const language of languages) addLanguage(files, side, language, read.get(language.code) ?? new Map());
    if (side === 'server') for (const section of sections.server) files.set(`${section}.ts`, allOf(section));
    writeAll(path.join(root, folder), files);
  }
}

/**
 * Reads the messages of every language and checks that they take the same values as those of the source.
 * @param {string} [folder] where the message files lie
 * @returns {Map<string, Map<string, import('./module-text.mjs').Message>>} by language and key
 */
export function readAll(folder) {
  const [source] = languages;
  const read = new Map(languages.map(({ code }) => [code, readMessages(code, folder)]));
  const originals = read.get(source?.code ?? '') ?? new Map();
  const all = new Map();
  for (const [code, messages] of read) {
    const file = `${code}.properties`;
    for (const key of messages.keys())
      if (!originals.has(key)) throw new MessageError(file, key, 'the source does not have it');
    /** @type {Map<string, import('./module-text.mjs').Message>} */
    const checked = new Map();
    for (const [key, original] of originals) checked.set(key, messageOf(file, key, original, messages.get(key), code));
    all.set(code, checked);
  }
  return all;
}

/** A message of a language, with the signature of the source. */
function messageOf(file, key, original, elements, code) {
  if (!elements) throw new MessageError(file, key, 'it is missing');
  const [section = '', name = ''] = key.split('.');
  try {
    const signature = signatureOf(original);
    const mismatch = mismatchOf(signature, signatureOf(elements)) ?? foreignPlural(elements, code);
    if (mismatch) throw new Error(mismatch);
    if (sections.server.includes(section) && [...signature.values()].includes('tag'))
      throw new Error('tags are for pages, and the server says texts');
    return { name, elements, signature };
  } catch (error) {
    throw new MessageError(file, key, error instanceof Error ? error.message : error);
  }
}

/** Finds a plural form that the language does not have and that would never be used. */
function foreignPlural(elements, code) {
  /** @type {string[]} */
  const known = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  for (const { pluralType, options, children = [] } of elements) {
    for (const [form, { value }] of Object.entries(options ?? {})) {
      if (pluralType && !form.startsWith('=') && !known.includes(form)) return `its language has no plural "${form}"`;
      const inside = foreignPlural(value, code);
      if (inside) return inside;
    }
    const inside = foreignPlural(children, code);
    if (inside) return inside;
  }
  return undefined;
}

function addLanguage(files, side, language, messages) {
  const { code, locale } = language;
  for (const section of sections[side]) {
    /** @type {import('./module-text.mjs').Message[]} */
    const own = [...messages].filter(([key]) => key.startsWith(`${section}.`)).map(([, message]) => message);
    files.set(`${code}/${section}.${side === 'site' ? 'tsx' : 'ts'}`, moduleText(own, locale));
  }
  if (side === 'site') files.set(`${code}/language.ts`, ownText(language));
}

/** Module for pages about their own language and the other available ones. */
function ownText({ code, locale, base, english }) {
  const others = languages.filter((other) => other.code !== code).map(({ code, name, base }) => ({ code, name, base }));
  return [
    `export const code = ${JSON.stringify(code)};`,
    `export const locale = ${JSON.stringify(locale)};`,
    '/** As an account names it, such as Hindi. */',
    `export const english = ${JSON.stringify(english)};`,
    '/** What stands before the paths of the public pages of this language. */',
    `export const base = ${JSON.stringify(base)};`,
    '/** Whether it is the source: a build drops what is for other languages alone. */',
    `export const isSource = ${base === ''};`,
    '/** In which there is this page, too. */',
    `export const otherLanguages = ${JSON.stringify(others)} as const;`,
    '',
  ].join('\n');
}

function languagesText() {
  return `/** The languages that people can choose, English first. */\nexport const languages = ${JSON.stringify(languages)} as const;\n`;
}

/** A section of the server in all languages, by their codes. */
function allOf(section) {
  const codes = languages.map(({ code }) => code);
  const imports = codes.map((code) => `import * as ${code} from './${code}/${section}.js';\n`);
  return `${imports.join('')}\nexport const inLanguages = { ${codes.join(', ')} };\n`;
}

function writeAll(folder, files) {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of readdirSync(folder, { recursive: true }).map(String))
    if (/\.tsx?$/.test(name) && !files.has(name)) rmSync(path.join(folder, name));
}
