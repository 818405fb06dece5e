import { failureText } from '#src/failure-text';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { withChosen } from '#src/ui/lists/select-filter';
import { useCursorAddress } from '#src/ui/lists/useCursorAddress';
import { useCursorList } from '#src/ui/lists/useList';
import { useTeamQuery } from '../team/gql/generated';
import { auditColumns } from './audit-columns';
import { auditFilterOf, auditFilters } from './audit-filters';
import { useAuditEventsQuery } from './gql/generated';

/** /admin/audit: the audit trail, newest first. A page stays as read until another is requested: each read adds to the trail. */
export function AuditPage() {
  const address = useCursorAddress(auditFilters, 20);
  const { filters, setFilters } = address;
  const filter = auditFilterOf(filters);
  const query = useAuditEventsQuery({ variables: { ...address.slice, ...(filter && { filter }) } });
  const list = useCursorList(address, query, ({ auditEvents }) => auditEvents, { isKept: true });
  const actorName = list.rows?.find(({ actorId }) => actorId === filters.actor)?.actorName;
  return (
    <Screen title="Audit">
      <FilterBar
        label="Filter the audit trail"
        of={auditFilters}
        filters={filters}
        onChange={setFilters}
        options={{ actor: withChosen(useActors(), filters.actor, actorName || 'Another account') }}
      />
      <ListCard
        name="Audit trail"
        label="Audit trail"
        list={list}
        count={countOf(list, { none: 'No lines', one: '1 line', many: 'lines' })}
        empty={{ title: 'No line is like that.', hint: 'Change or clear the filters to see more.' }}
        failureText={(failure) => failureText('Failed to fetch the audit trail', failure)}
        columns={auditColumns}
        keyOf={({ id }) => id}
        isHighlighted={({ outcome }) => outcome === 'REFUSED'}
        actions={null}
      />
    </Screen>
  );
}

/** Options of the account filter: the team. */
function useActors() {
  const { data } = useTeamQuery({ variables: { includeLeft: true } });
  return (data?.staff ?? []).flatMap(({ userId, fullName }) =>
    userId ? [{ value: userId, label: fullName || 'No name' }] : [],
  );
}
