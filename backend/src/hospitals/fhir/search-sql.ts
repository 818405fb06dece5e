import { sql, type RawBuilder } from 'kysely';
import { isRowId } from '../../platform/inputs/row-id.js';
import { oneLine } from '../../platform/inputs/text-input.js';
import { likePattern } from '../../platform/lists/like-pattern.js';
import { together, type Identity } from './identity.js';
import { onClinicClock, parseSearchDate, widened, type SearchDate } from './search-date.js';
import { splitUnescaped, unescaped } from './search-text.js';

type Condition = RawBuilder<unknown>;
type Column = RawBuilder<unknown>;

/** What a condition needs beside its value. */
export interface Asked {
  modifier: string | undefined;
  now: Date;
  /** What the systems of our own identifiers begin with. */
  systemBase: string;
  /** The address of the service, which absolute references begin with. */
  base: string;
}

/** A parameter by which a type of resource is searched. */
export interface SearchParameter {
  type: 'string' | 'token' | 'date' | 'reference';
  documentation: string;
  modifiers: readonly string[];
  /** The ids of other resources, by their type, where it is a reference. */
  targets?: Record<string, Column>;
  /** What one value asks of a row; the values of a filter are alternatives. */
  condition(value: string, asked: Asked): Condition;
}

const nothingFits = sql`false`;
const none: readonly string[] = [];

/** A name: the start of any word of it, whatever the case; `:exact` all of it as it is written, `:contains` any part. */
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

/** A token as `code`, `system|code`, `|code` (without a system) or `system|` (any code of it). */
export interface Token {
  /** Undefined: of any system; empty: without one. */
  system: string | undefined;
  /** Undefined: any. */
  code: string | undefined;
}

/** A code, an identifier, a way to reach somebody. */
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

/** The id of a resource. */
export function id(identity: Identity): SearchParameter {
  return {
    type: 'token',
    documentation: 'The id of the resource.',
    modifiers: none,
    condition: (value) => isNamed(identity, unescaped(value)),
  };
}

/** Whether a row is the resource with an id. */
export function isNamed({ columns, valuesOf }: Identity, text: string): Condition {
  const values = valuesOf(text);
  return values ? sql`${together(columns)} = ${together(values)}` : nothingFits;
}

/** A moment of a row. */
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

/** A code of ours under its name in FHIR. */
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

/** Another resource, as `id`, `Type/id` or the whole address; of several types an id alone is that of any. */
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

/** How two intervals compare: a row's, up to but without its end, and that of the search. */
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

/** Days of the clinic's calendar, from one up to but without another: a birthday, or the year of which alone is known. */
export function days(documentation: string, first: Column, end: Column): SearchParameter {
  const condition = compared(first, end, (one) => sql`${onClinicClock(one)}::timestamp`);
  return { type: 'date', documentation, modifiers: none, condition };
}

/** From a moment to another one. */
export function period(documentation: string, first: Column, end: Column): SearchParameter {
  const condition = compared(first, end, (one) => sql`${one}::timestamptz`);
  return { type: 'date', documentation, modifiers: none, condition };
}
