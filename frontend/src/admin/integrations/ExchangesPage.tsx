import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { FilterBar } from '#src/ui/lists/FilterBar';
import { countOf } from '#src/ui/lists/list-count';
import { ListCard } from '#src/ui/lists/ListCard';
import { Screen } from '#src/ui/layout/Screen';
import { withChosen } from '#src/ui/lists/select-filter';
import { useCursorAddress } from '#src/ui/lists/useCursorAddress';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useCursorList } from '#src/ui/lists/useList';
import { exchangeColumns } from './exchange-columns';
import { exchangeFilterOf, exchangeFilters } from './exchange-filters';
import { useExchangesQuery, useSmartClientsQuery, type ExchangeRowFragment } from './gql/generated';

const ExchangeDialog = dialogOnDemand(async () => (await import('./ExchangeDialog')).ExchangeDialog);

/** /admin/exchanges: requests and messages of hospital systems with their outcome, newest first. */
export function ExchangesPage() {
  const address = useCursorAddress(exchangeFilters, 20);
  const { filters, setFilters } = address;
  const filter = exchangeFilterOf(filters);
  const query = useExchangesQuery({ variables: { ...address.slice, ...(filter && { filter }) } });
  const list = useCursorList(address, query, ({ exchanges }) => exchanges);
  const clientName = list.rows?.find(({ clientId }) => clientId === filters.client)?.clientName;
  const looked = useDialog<ExchangeRowFragment>();
  return (
    <Screen title="Exchanges">
      <FilterBar
        label="Filter the exchanges"
        of={exchangeFilters}
        filters={filters}
        onChange={setFilters}
        options={{ client: withChosen(useClientOptions(), filters.client, clientName ?? 'Another client') }}
      />
      <ListCard
        name="Exchange list"
        label="Exchanges"
        list={list}
        count={countOf(list, { none: 'No exchanges', one: '1 exchange', many: 'exchanges' })}
        empty={
          filter
            ? { title: 'No exchange is like that.', hint: 'Change or clear the filters to see more.' }
            : {
                title: 'Nothing was exchanged yet.',
                hint: 'Each request and message of a hospital, and each webhook to one, will stand here.',
              }
        }
        failureText={(failure) => failureText('Failed to fetch the exchanges', failure)}
        columns={exchangeColumns}
        keyOf={({ id }) => id}
        isHighlighted={({ outcome }) => outcome === 'FAILED'}
        actions={{ onLook: looked.open }}
      />
      {looked.subject && <ExchangeDialog exchange={looked.subject} {...looked.frame} />}
    </Screen>
  );
}

/** Options of the client filter: live clients. */
function useClientOptions() {
  const { data } = useSmartClientsQuery();
  return (data?.smartClients ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
