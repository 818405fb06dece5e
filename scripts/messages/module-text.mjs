import { TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {{ name: string, elements: Element[], signature: Map<string, import('./signature.mjs').Kind> }} Message */
/** @typedef {{ locale: string, signature: Message['signature'], counted?: string }} Place */

const types = { text: 'string', number: 'number', tag: '(words: ReactNode) => ReactNode' };

/**
 * Generates the TypeScript module of a section in a language: a constant for each plain sentence, a function for
 * each with values, and a function that returns React nodes for each with tags. Named exports let a page bundle only the messages it uses.
 * @param {readonly Message[]} messages with the signatures of the source
 * @param {string} locale
 */
export function moduleText(messages, locale) {
  const body = messages.map((message) => exportOf(message, locale)).join('\n');
  const needsNodes = body.includes('ReactNode');
  return [
    '// Made from messages/ by scripts/messages: not edited, and not committed.',
    ...(needsNodes ? ["import type { ReactNode } from 'react';"] : []),
    // Created on first use: each Intl format takes milliseconds, on every page with plurals.
    ...(body.includes('plural$(') ? ['', ...pluralRules(locale)] : []),
    '',
    body || 'export {};',
    '',
  ].join('\n');
}

const pluralRules = (locale) => [
  'let rules$: Intl.PluralRules | undefined;',
  `const plural$ = (count: number) => (rules$ ??= new Intl.PluralRules(${quoted(locale)})).select(count);`,
];

function exportOf({ name, elements, signature }, locale) {
  const place = { locale, signature };
  if (signature.size === 0) return `export const ${name} = ${textOf(elements, place)};`;
  const typed = [...signature].map(([value, kind]) => `readonly ${value}: ${types[kind]}`).join('; ');
  const isRich = [...signature.values()].includes('tag');
  const result = isRich ? nodeOf(elements, place) : textOf(elements, place);
  return `export const ${name} = (_: { ${typed} }): ${isRich ? 'ReactNode' : 'string'} => ${result};`;
}

/**
 * An expression for the text of elements without tags.
 * @param {readonly Element[]} elements
 * @param {Place} place
 */
function textOf(elements, place) {
  if (elements.every((element) => element.type === TYPE.literal))
    return quoted(elements.map(({ value }) => value).join(''));
  const parts = elements.map((element) =>
    element.type === TYPE.literal ? inTemplate(element.value) : `\${${valueOf(element, place, textOf)}}`,
  );
  return `\`${parts.join('')}\``;
}

/**
 * An expression for the React nodes of elements, of which neighbours without tags are one text.
 * @param {readonly Element[]} elements
 * @param {Place} place
 */
function nodeOf(elements, place) {
  /** @type {Element[][]} */
  const runs = [];
  for (const element of elements) {
    const last = runs.at(-1);
    if (last && !hasTag(element) && !last.some(hasTag)) last.push(element);
    else runs.push([element]);
  }
  const nodes = runs.map((run) => (run.some(hasTag) ? valueOf(run[0], place, nodeOf) : textOf(run, place)));
  return nodes.length === 1 ? nodes[0] : `<>${nodes.map((node) => `{${node}}`).join('')}</>`;
}

/**
 * The expression for one element that is no literal.
 * @param {Element | undefined} element
 * @param {Place} place
 * @param {(elements: readonly Element[], place: Place) => string} branch what its branches are
 */
function valueOf(element, place, branch) {
  switch (element?.type) {
    case TYPE.argument:
    case TYPE.number:
      return place.signature.get(element.value) === 'number' ? numeral(element.value, place) : `_.${element.value}`;
    case TYPE.pound:
      return numeral(place.counted, place);
    case TYPE.tag:
      return `_.${element.value}(${nodeOf(element.children, place)})`;
    case TYPE.plural:
      return branchesOf(element, (key) => pluralTest(element.value, key), { ...place, counted: element.value }, branch);
    case TYPE.select:
      return branchesOf(element, (key) => `_.${element.value} === ${quoted(key)}`, place, branch);
    default:
      throw new Error('a message holds what is no part of one');
  }
}

function branchesOf({ options }, test, place, branch) {
  const { other, ...special } = options;
  const tests = Object.entries(special).map(([key, { value }]) => `${test(key)} ? ${branch(value, place)} : `);
  return `(${tests.join('')}${branch(other.value, place)})`;
}

function pluralTest(name, key) {
  return key.startsWith('=') ? `_.${name} === ${Number(key.slice(1))}` : `plural$(_.${name}) === ${quoted(key)}`;
}

function numeral(name, { locale }) {
  return `_.${name}.toLocaleString(${quoted(locale)})`;
}

/** @param {Element} element */
function hasTag(element) {
  if (element.type === TYPE.tag) return true;
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return false;
  return Object.values(element.options).some(({ value }) => value.some(hasTag));
}

function quoted(text) {
  return JSON.stringify(text);
}

function inTemplate(text) {
  return text.replaceAll(/[`\\]|\$\{/g, '\\$&');
}
