import { GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../clinic-time.js';
import { badInput } from '../errors.js';
import { reasonFor } from '../reasons/reason.js';

/** Any JSON value; sent by us alone, and never taken. */
export const JsonScalar = new GraphQLScalarType<unknown>({ name: 'JSON' });

/** A moment: a Date inside, ISO 8601 in UTC on the wire. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : undefined),
});

/** A day: YYYY-MM-DD inside and on the wire, never through a Date. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  serialize: String,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
});

/** Indian rupees in paise: a whole number, also beyond 32 bits. */
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
  // A day that does not exist, or hour 24, would roll over to another day.
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

/** The scalars of the contract by their names there. */
export const SCALARS = {
  DateTime: DateTimeScalar,
  JSON: JsonScalar,
  LocalDate: LocalDateScalar,
  Paise: PaiseScalar,
};
