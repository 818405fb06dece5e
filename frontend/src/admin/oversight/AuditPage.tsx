import { failureText } from '../../failure-text';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { useCursorAddress } from '../../ui/useCursorAddress';
import { useCursorPages } from '../../ui/useCursorPages';
import { auditColumns } from './audit-columns';
import { auditAddress, auditFilterOf, type AuditFilters } from './audit-filters';
import { AuditFilterBar } from './AuditFilterBar';
import { useAuditEventsQuery } from './gql/generated';

const pageSize = 20;

/** /admin/audit: the audit trail, newest first. A page stays as read until another is requested. */
export function AuditPage() {
  const address = useCursorAddress<AuditFilters>(auditAddress);
  const { filters, setFilters, after } = address;
  const filter = auditFilterOf(filters);
  const query = useAuditEventsQuery({
    variables: { first: pageSize, ...(after !== undefined && { after }), ...(filter && { filter }) },
  });
  const list = useCursorPages({ query, connectionOf: ({ auditEvents }) => auditEvents, address, limit: pageSize });
  const rows = list.known?.rows;
  const actorName = rows?.find(({ actorId }) => actorId === filters.actor)?.actorName ?? undefined;
  return (
    <Screen title="Audit">
      <AuditFilterBar filters={filters} actorName={actorName} onChange={setFilters} />
      <ListCard
        name="Audit trail"
        label="Audit trail"
        page={list}
        count={countOf(rows?.length, list.known?.page ?? 1)}
        empty={{ title: 'No line is like that.', hint: 'Change or clear the filters to see more.' }}
        failureText={(failure) => failureText('Failed to fetch the audit trail', failure)}
        columns={auditColumns}
        rows={rows}
        keyOf={({ id }) => id}
        isHighlighted={({ outcome }) => outcome === 'REFUSED'}
        actions={null}
      />
    </Screen>
  );
}

/** There is no total: each read of the trail adds to it. */
function countOf(shown: number | undefined, page: number): string {
  if (shown === undefined) return 'Loading the list…';
  const before = (page - 1) * pageSize;
  return shown === 0 ? 'No lines' : `Lines ${before + 1} to ${before + shown}, the newest first`;
}
