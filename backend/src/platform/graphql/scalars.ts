import { GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../time/clinic-time.js';
import { badInput } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';

/** Any JSON value; output only. */
export const JsonScalar = new GraphQLScalarType<unknown>({ name: 'JSON' });

/** Timestamp: a Date internally, ISO 8601 in UTC on the wire. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : undefined),
});

/** Calendar day: YYYY-MM-DD internally and on the wire, never a Date. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  serialize: String,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
});

/** Amount of Indian rupees in paise: an integer, not limited to 32 bits. */
export const PaiseScalar = new GraphQLScalarType<number, number>({
  name: 'Paise',
  serialize: Number,
  parseValue: parsePaise,
  parseLiteral: (node) => parsePaise(node.kind === Kind.INT ? Number(node.value) : undefined),
});

function parsePaise(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw badInput({ amount: reasonFor('NOT_PAISE') });
  return value;
}

function parseMoment(value: unknown): Date {
  const given = typeof value === 'string' ? value : '';
  const [text = '', day] = /^(\d{4}-\d\d-\d\d)T(?!24)[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.exec(given) ?? [];
  const moment = new Date(text);
  // A nonexistent day, or hour 24, would roll over to another day.
  const exists = day && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  if (!exists || Number.isNaN(moment.getTime()))
    throw badInput({ input: reasonFor('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' }) });
  return moment;
}

function parseDay(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value))
    throw badInput({ input: reasonFor('LOOKS_LIKE', { input: 'A_DAY', example: '2026-11-21' }) });
  return value;
}

/** Scalars of the contract, by name. */
export const SCALARS = {
  DateTime: DateTimeScalar,
  JSON: JsonScalar,
  LocalDate: LocalDateScalar,
  Paise: PaiseScalar,
};
