import { sql, type RawBuilder } from 'kysely';
import { isRowId } from '../../platform/inputs/parse-input.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { likePattern } from '../../platform/lists/like-pattern.js';
import { together, type Identity } from './identity.js';
import { onClinicClock, parseSearchDate, widened, type SearchDate } from './search-date.js';
import { splitUnescaped, unescaped } from './search-text.js';

type Condition = RawBuilder<unknown>;
type Column = RawBuilder<unknown>;

/** Context of a condition. */
export interface Asked {
  modifier: string | undefined;
  now: Date;
  /** Prefix of the systems of our own identifiers. */
  systemBase: string;
  /** URL of the service, the base of absolute references. */
  base: string;
}

/** A search parameter of a type. */
export interface SearchParameter {
  type: 'string' | 'token' | 'date' | 'reference';
  documentation: string;
  modifiers: readonly string[];
  /** For a reference: column of the ids by target type. */
  targets?: Record<string, Column>;
  /** Builds the SQL condition for one value; the values of a filter are alternatives. */
  condition(value: string, asked: Asked): Condition;
}

const nothingFits = sql`false`;
const none: readonly string[] = [];

/** String parameter: matches the start of any word, ignoring case; `:exact` the whole text with case, `:contains` any part. */
export function text(documentation: string, column: Column, folded: Column): SearchParameter {
  return {
    type: 'string',
    documentation,
    modifiers: ['exact', 'contains'],
    condition: (value, { modifier }) => {
      const words = unescaped(value);
      if (modifier === 'exact') return sql`${column} = ${words}`;
      if (oneLine(words) === '') return nothingFits;
      const part = likePattern(words);
      if (modifier === 'contains') return sql`${folded} like ${part}`;
      const start = part.slice(1);
      return sql`(${folded} like ${start} or ${folded} like ${`% ${start}`})`;
    },
  };
}

/** A token: `code`, `system|code`, `|code` (without a system) or `system|` (any code). */
export interface Token {
  /** Undefined: any system; empty: no system. */
  system: string | undefined;
  /** Undefined: any code. */
  code: string | undefined;
}

/** Token parameter for a code, identifier or contact. */
export function token(
  documentation: string,
  condition: (token: Token, asked: Asked) => Condition | undefined,
): SearchParameter {
  return {
    type: 'token',
    documentation,
    modifiers: none,
    condition: (value, asked) => {
      const [first = '', ...rest] = splitUnescaped(value, '|');
      const code = unescaped(rest.length > 0 ? rest.join('|') : first);
      const system = rest.length > 0 ? unescaped(first) : undefined;
      return condition({ system, code: code === '' ? undefined : code }, asked) ?? nothingFits;
    },
  };
}

/** Parameter for a resource's id. */
export function id(identity: Identity): SearchParameter {
  return {
    type: 'token',
    documentation: 'The id of the resource.',
    modifiers: none,
    condition: (value) => isNamed(identity, unescaped(value)),
  };
}

/** SQL condition: the row has this id. */
export function isNamed({ columns, valuesOf }: Identity, text: string): Condition {
  const values = valuesOf(text);
  return values ? sql`${together(columns)} = ${together(values)}` : nothingFits;
}

/** Date parameter for a time. */
export function moment(documentation: string, column: Column): SearchParameter {
  const within = ({ from, until }: Pick<SearchDate, 'from' | 'until'>) =>
    sql`(${column} >= ${from}::timestamptz and ${column} < ${until}::timestamptz)`;
  return {
    type: 'date',
    documentation,
    modifiers: none,
    condition: (value, { now }) => {
      const date = parseSearchDate(unescaped(value));
      const { prefix, from, until } = date;
      if (prefix === 'eq') return within(date);
      if (prefix === 'ne') return sql`not ${within(date)}`;
      if (prefix === 'ap') return within(widened(date, now));
      if (prefix === 'gt' || prefix === 'sa') return sql`${column} >= ${until}::timestamptz`;
      if (prefix === 'lt' || prefix === 'eb') return sql`${column} < ${from}::timestamptz`;
      return prefix === 'ge' ? sql`${column} >= ${from}::timestamptz` : sql`${column} < ${until}::timestamptz`;
    },
  };
}

/** Token parameter for one of our codes, by its FHIR name. */
export function coded(
  documentation: string,
  system: string,
  column: Column,
  codes: Record<string, string>,
): SearchParameter {
  return token(documentation, (asked) => {
    if ((asked.system ?? system) !== system) return undefined;
    const fitting = Object.keys(codes).filter((own) => asked.code === undefined || codes[own] === asked.code);
    return sql`${column} = any(${fitting}::text[])`;
  });
}

/** Reference parameter: `id`, `Type/id` or an absolute URL. An id alone matches any target type. */
export function reference(documentation: string, targets: Record<string, Column>): SearchParameter {
  return {
    type: 'reference',
    documentation,
    modifiers: none,
    targets,
    condition: (value, { base }) => {
      const text = unescaped(value);
      const parts = (text.startsWith(`${base}/`) ? text.slice(base.length + 1) : text).split('/');
      const [type, row] = parts.length === 1 ? [undefined, parts[0]] : parts;
      if (parts.length > 2 || !row || !isRowId(row)) return nothingFits;
      const fitting = Object.entries(targets).filter(([name]) => type === undefined || name === type);
      if (fitting.length === 0) return nothingFits;
      return sql`(${sql.join(
        fitting.map(([, column]) => sql`${column} = ${row.toLowerCase()}::uuid`),
        sql` or `,
      )})`;
    },
  };
}

/** SQL comparison of a row's interval, end excluded, with the search's interval. */
function compared(
  first: Column,
  end: Column,
  written: (moment: Date) => RawBuilder<unknown>,
): SearchParameter['condition'] {
  return (value, { now }) => {
    const date = parseSearchDate(unescaped(value));
    const [from, until] = [written(date.from), written(date.until)];
    const isWithin = sql`(${first} >= ${from} and ${end} <= ${until})`;
    const wide = widened(date, now);
    const conditions = {
      eq: isWithin,
      ne: sql`not ${isWithin}`,
      gt: sql`${end} > ${until}`,
      lt: sql`${first} < ${from}`,
      ge: sql`(${end} > ${until} or ${isWithin})`,
      le: sql`(${first} < ${from} or ${isWithin})`,
      sa: sql`${first} >= ${until}`,
      eb: sql`${end} <= ${from}`,
      ap: sql`(${first} < ${written(wide.until)} and ${end} > ${written(wide.from)})`,
    };
    return conditions[date.prefix];
  };
}

/** Date parameter for days in clinic time, end excluded: a birthday, or the whole year if only that is known. */
export function days(documentation: string, first: Column, end: Column): SearchParameter {
  const condition = compared(first, end, (one) => sql`${onClinicClock(one)}::timestamp`);
  return { type: 'date', documentation, modifiers: none, condition };
}

/** Date parameter for an interval. */
export function period(documentation: string, first: Column, end: Column): SearchParameter {
  const condition = compared(first, end, (one) => sql`${one}::timestamptz`);
  return { type: 'date', documentation, modifiers: none, condition };
}
