import { FhirFailure, invalid, unsupported } from './outcome.js';

/** How many filters a search may have, and how many values all of them together. */
const MOST_FILTERS = 30;
const MOST_VALUES = 200;
const MOST_CHARACTERS = 1_000;

/** One filter: any of its values has to fit. */
export interface Filter {
  name: string;
  modifier: string | undefined;
  /** As they were sent, with what escapes in them. */
  values: string[];
}

/** What was asked for. */
export interface Search {
  filters: Filter[];
  /** Names of the sorts, the first one first, and in which direction. */
  order: { by: string; isDescending: boolean }[];
  /** References that are followed, to resources of a type, if one is named. */
  includes: { name: string; type: string | undefined }[];
  count: number;
  /** Only how many there are. */
  isCount: boolean;
  cursor: string | undefined;
  /** Names were left out that are not known (`Prefer: handling=lenient`). */
  hasIgnored: boolean;
  /** What counted, to be asked for again. */
  counted: [name: string, value: string][];
}

/** What a type of resource can be searched and sorted by, and what can be included. */
interface Known {
  type: string;
  /** The modifiers of each parameter, and the types that a reference may be to. */
  search: Record<string, { modifiers: readonly string[]; targets?: Record<string, unknown> }>;
  sorts: Record<string, unknown>;
  includes: readonly string[];
}

/** The pairs of a query or a form, decoded. @throws FhirFailure for what is not UTF-8 */
export function pairsOf(text: string): [name: string, value: string][] {
  return text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [decoded(pair.slice(0, at)), decoded(pair.slice(at + 1))];
    });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalid('The parameters are not UTF-8, percent-encoded.');
  }
}

/** Splits where a separator stands without a backslash before it; what is escaped stays so. */
export function splitUnescaped(text: string, separator: ',' | '|'): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at++) {
    if (text[at] === separator) {
      parts.push(part);
      part = '';
    } else part += text[at] === '\\' ? text[at] + (text[++at] ?? '') : (text[at] ?? '');
  }
  return [...parts, part];
}

/** The value itself, of what was escaped in it. */
export const unescaped = (text: string) => text.replaceAll(/\\([\\,|$])/g, '$1');

const RESULT = ['_include', '_sort', '_count', '_summary', '_total', '_format', '_cursor'] as const;
type ResultName = (typeof RESULT)[number];
const isResult = (name: string): name is ResultName => (RESULT as readonly string[]).includes(name);

/**
 * Reads the parameters of a search. One that is not understood is refused, since a filter that is ignored hands out other people's rows;
 * who prefers so has unknown names ignored, and is told.
 * @throws FhirFailure
 */
export function readSearch(pairs: [string, string][], known: Known, isLenient: boolean): Search {
  const search: Search = {
    filters: [],
    order: [],
    includes: [],
    count: 50,
    isCount: false,
    cursor: undefined,
    hasIgnored: false,
    counted: [],
  };
  const seen = new Set<string>();
  for (const [name, value] of pairs) {
    if (value.length > MOST_CHARACTERS) throw invalid(`A value may have at most ${MOST_CHARACTERS} characters.`);
    if (/\p{Cc}/u.test(value)) throw invalid('A value has control characters.');
    if (isResult(name)) {
      if (seen.has(name) && name !== '_include') throw invalid(`${name} may be given once.`);
      seen.add(name);
      readResult(search, name, value, known);
    } else if (!readFilter(search, name, value, known)) {
      if (!isLenient) throw unsupported(unknownName(known));
      search.hasIgnored = true;
      continue;
    }
    search.counted.push([name, value]);
  }
  const values = search.filters.flatMap((filter) => filter.values);
  if (search.filters.length > MOST_FILTERS || values.length > MOST_VALUES)
    throw invalid(`A search may have at most ${MOST_FILTERS} filters and ${MOST_VALUES} values.`);
  return search;
}

/** What is said of a parameter that is not known. */
const unknownName = ({ search }: Known) =>
  `This parameter is not supported here. Supported are ${[...Object.keys(search), ...RESULT].join(', ')}.`;

function readFilter(search: Search, text: string, value: string, known: Known): boolean {
  const [name = '', ...rest] = text.split(':');
  const parameter = Object.hasOwn(known.search, name) ? known.search[name] : undefined;
  if (!parameter) return false;
  const modifier = rest.length > 0 ? rest.join(':') : undefined;
  if (modifier !== undefined && !parameter.modifiers.includes(modifier))
    throw unsupported(
      parameter.modifiers.length > 0
        ? `${name} takes the modifiers ${parameter.modifiers.map((one) => `:${one}`).join(' and ')} alone.`
        : `${name} takes no modifier.`,
    );
  const values = splitUnescaped(value, ',');
  if (values.some((one) => one.trim() === '')) throw invalid(`${name} has an empty value.`);
  search.filters.push({ name, modifier, values });
  return true;
}

function readResult(search: Search, name: ResultName, value: string, known: Known): void {
  if (name === '_count') {
    if (!/^\d{1,9}$/.test(value)) throw invalid('_count must be a whole number from 0 on.');
    search.count = Math.min(Number(value), 200);
    search.isCount ||= search.count === 0;
  } else if (name === '_summary') {
    if (value !== 'count' && value !== 'false') throw unsupported('_summary is count or false.');
    search.isCount ||= value === 'count';
  } else if (name === '_sort') {
    search.order = orderOf(value, known);
  } else if (name === '_include') {
    search.includes.push(includeOf(value, known));
  } else if (name === '_total') {
    // All totals are exact, whatever is asked for.
    if (!['accurate', 'estimate', 'none'].includes(value)) throw invalid('_total is accurate, estimate or none.');
  } else if (name === '_cursor') search.cursor = value;
  else requireJson(value);
}

function orderOf(value: string, { sorts }: Known): Search['order'] {
  const order = value.split(',').map((key) => ({ by: key.replace(/^-/, ''), isDescending: key.startsWith('-') }));
  const names = order.map(({ by }) => by);
  if (!names.every((by) => Object.hasOwn(sorts, by)))
    throw unsupported(
      `_sort takes ${Object.keys(sorts).join(', ')}, with commas between, and - before one for the other direction.`,
    );
  if (new Set(names).size < names.length) throw invalid('_sort names a key twice.');
  return order;
}

function includeOf(value: string, { type, search, includes }: Known): Search['includes'][number] {
  const [own, name = '', target, ...rest] = value.split(':');
  const targets = search[name]?.targets ?? {};
  const isKnown = own === type && includes.includes(name) && (target === undefined || Object.hasOwn(targets, target));
  if (!isKnown || rest.length > 0)
    throw unsupported(
      includes.length > 0
        ? `_include is one of ${includes.map((one) => `${type}:${one}`).join(', ')}.`
        : 'Nothing is included here.',
    );
  return { name, type: target };
}

/** @throws FhirFailure 406 for a format that is not spoken here */
export function requireJson(format: string): void {
  if (!/^(json|text\/json|application\/json|application\/fhir( |\+)json)(;.*)?$/.test(format))
    throw new FhirFailure(406, 'not-supported', 'This server speaks application/fhir+json alone.');
}
