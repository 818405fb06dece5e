import { FhirFailure, invalid, unsupported } from './outcome.js';

/** Largest numbers of filters, and of values in all of them. */
const MOST_FILTERS = 30;
const MOST_VALUES = 200;
const MOST_CHARACTERS = 1_000;

/** A filter, whose values are alternatives. */
export interface Filter {
  name: string;
  modifier: string | undefined;
  /** The raw values, with escapes. */
  values: string[];
}

/** What happens to unknown parameters: they are refused or ignored (`Prefer: handling=lenient`). */
export type Handling = 'strict' | 'lenient';

/** A parsed search. */
export interface Search {
  filters: Filter[];
  /** Sort names in order, with their directions. */
  order: { by: string; isDescending: boolean }[];
  /** References to include, optionally restricted to a target type. */
  includes: { name: string; type: string | undefined }[];
  count: number;
  /** Whether only the count is requested. */
  isCount: boolean;
  cursor: string | undefined;
  /** Whether unknown names were ignored (`Prefer: handling=lenient`). */
  hasIgnored: boolean;
  /** The parameters that were applied, for the links. */
  counted: [name: string, value: string][];
}

/** Supported search parameters, sort keys and includes of a type. */
interface Known {
  type: string;
  /** Modifiers of each parameter, and the target types of a reference. */
  search: Record<string, { modifiers: readonly string[]; targets?: Record<string, unknown> }>;
  sorts: Record<string, unknown>;
  includes: readonly string[];
}

/** Returns the raw query string of a request. */
export const queryOf = ({ originalUrl }: { originalUrl: string }) =>
  originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?') + 1) : '';

/** Decodes the pairs of a query or form. @throws FhirFailure for anything but UTF-8 */
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

/** Splits at separators without a preceding backslash; keeps escapes. */
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

/** Removes the escapes from a value. */
export const unescaped = (text: string) => text.replaceAll(/\\([\\,|$])/g, '$1');

const RESULT = ['_include', '_sort', '_count', '_summary', '_total', '_format', '_cursor'] as const;
type ResultName = (typeof RESULT)[number];
const isResult = (name: string): name is ResultName => (RESULT as readonly string[]).includes(name);

/**
 * Parses the parameters of a search. Rejects unknown names, because ignoring a filter would return other people's rows; with lenient
 * handling it ignores them and reports so.
 * @throws FhirFailure
 */
export function readSearch(pairs: [string, string][], known: Known, handling: Handling): Search {
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
      if (handling === 'strict') throw unsupported(unknownName(known));
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

/** Message for an unknown parameter. */
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
    // Every total is exact, whichever one is requested.
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

/** Requires a JSON format. @throws FhirFailure 406 for any other */
export function requireJson(format: string): void {
  if (!/^(json|text\/json|application\/json|application\/fhir( |\+)json)(;.*)?$/.test(format))
    throw new FhirFailure(406, 'not-supported', 'This server speaks application/fhir+json alone.');
}
