import { addDays, startOfDay } from '#src/calendar/clinic-time';
import { dayFilter } from '#src/ui/lists/day-filter';
import { listFilters, type FilterValues } from '#src/ui/lists/list-filters';
import { loadedFilter, selectFilter } from '#src/ui/lists/select-filter';
import { textFilter } from '#src/ui/lists/text-filter';
import { outcomeLabels, permissionLabels } from './audit-labels';
import type { AuditFilter } from './gql/generated';

/** Filters of the audit trail: account, action, outcome, subject and clinic days, both included. */
export const auditFilters = listFilters({
  actor: loadedFilter('Who'),
  verb: selectFilter('What', permissionLabels),
  outcome: selectFilter('Outcome', outcomeLabels),
  about: textFilter('About', { placeholder: 'PT number or id', maxLength: 60 }),
  from: dayFilter('From'),
  until: dayFilter('Until'),
});

/** Maps the filters to the query's input; undefined if there are none. */
export function auditFilterOf(filters: FilterValues<typeof auditFilters.fields>): AuditFilter | undefined {
  const { actor, verb, outcome, about, from, until } = filters;
  if (!auditFilters.given(filters)) return undefined;
  return {
    ...(actor && { actorId: actor }),
    ...(verb && { verb }),
    ...(outcome && { outcome }),
    // A PT number includes everything of the record; other ids match one subject.
    ...(about && (/^PT-/i.test(about) ? { patientId: about } : { subjectId: about })),
    ...(from && { from: startOfDay(from).toISOString() }),
    ...(until && { before: startOfDay(addDays(until, 1)).toISOString() }),
  };
}
