import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { Screen } from '#src/ui/layout/Screen';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { useCursorAddress } from '#src/ui/lists/useCursorAddress';
import { useCursorList } from '#src/ui/lists/useList';
import { eventColumns } from './event-columns';
import { eventFilters } from './event-filters';
import { GatewayEventsDocument, useGatewayEventsQuery, type GatewayEventRowFragment } from './gql/generated';

const MatchDialog = dialogOnDemand(async () => (await import('../MatchDialog')).MatchDialog);

/** /admin/gateway: what the payment gateway told and what became of it, newest first. */
export function GatewayEventsPage() {
  const address = useCursorAddress(eventFilters, 20);
  const { filters, setFilters } = address;
  const { status } = filters;
  const query = useGatewayEventsQuery({ variables: { ...address.slice, ...(status && { status }) } });
  const list = useCursorList(address, query, ({ gatewayEvents }) => gatewayEvents);
  const matching = useDialog<GatewayEventRowFragment>();
  return (
    <Screen title="Events of the payment gateway">
      <FilterBar label="Filter the events" of={eventFilters} filters={filters} onChange={setFilters} />
      <ListCard
        name="Event list"
        label="Events"
        list={list}
        count={countOf(list, { none: 'No events', one: '1 event', many: 'events' })}
        empty={
          status
            ? { title: 'No event is like that.', hint: 'Change or clear the filter to see more.' }
            : {
                title: 'The gateway has sent no event yet.',
                hint: 'Payments by a link and refunds at the gateway will stand here as soon as it reports them.',
              }
        }
        failureText={(failure) => failureText('Failed to fetch the events', failure)}
        columns={eventColumns}
        keyOf={({ id }) => id}
        isHighlighted={({ status: is }) => is === 'UNMATCHED'}
        actions={{ onMatch: matching.open }}
      />
      {matching.subject && <MatchDialog event={matching.subject} list={GatewayEventsDocument} {...matching.frame} />}
    </Screen>
  );
}
