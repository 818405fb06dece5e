import { addDays, clinicDay, startOfDay } from '#src/calendar/clinic-time';
import { dayFilter } from '#src/ui/lists/day-filter';
import { listFilters, type FilterValues } from '#src/ui/lists/list-filters';
import { loadedFilter, selectFilter } from '#src/ui/lists/select-filter';
import { textFilter } from '#src/ui/lists/text-filter';
import type { BreachQuestion } from './gql/generated';

const presets = { today: 'Today', week: 'The last 7 days', month: 'The last 30 days' } as const;
const daysBack = { today: 0, week: 6, month: 29 } as const;

/** The span as a preset or by its days, and whose accesses. */
export const breachFilters = listFilters({
  span: selectFilter('Span', presets, 'By its days'),
  from: dayFilter('From'),
  until: dayFilter('Until'),
  whose: loadedFilter('Who', 'Choose whose accesses'),
  id: textFilter('Or another id', { placeholder: 'AbCd1234', maxLength: 60 }),
});

/** Kinds of ids: of an account, of an API key, of a hospital's client, of a source of HL7 v2 messages. */
const kinds = { account: 'accountId', key: 'apiKeyId', client: 'clientId', source: 'sourceId' } as const;

/** The value of a choice, such as key:AbCd1234. */
export const whoseOf = (kind: keyof typeof kinds, id: string) => `${kind}:${id}`;

/**
 * Maps the filters to the question; undefined while they are not whole. An id that was typed may be one of a key, which has eight characters,
 * or of an account; `client:` or `source:` before it makes it one of these.
 */
export function questionOf(filters: FilterValues<typeof breachFilters.fields>, now: Date): BreachQuestion | undefined {
  const { span, from, until, whose, id } = filters;
  const today = clinicDay(now);
  const first = span ? addDays(today, -daysBack[span]) : from;
  const last = span ? today : until;
  const typed = id.includes(':') ? id : whoseOf(id.length === 8 ? 'key' : 'account', id);
  const [kind = '', subject = ''] = (id ? typed : whose).split(':');
  if (!first || !last || !subject || !Object.hasOwn(kinds, kind)) return undefined;
  return {
    from: startOfDay(first).toISOString(),
    until: startOfDay(addDays(last, 1)).toISOString(),
    [kinds[kind as keyof typeof kinds]]: subject,
  };
}
