import { Button } from 'antd';
import { failureText } from '../../failure-text';
import { dialogOnDemand } from '../../ui/dialogOnDemand';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { SelectFilter } from '../../ui/SelectFilter';
import { Stack } from '../../ui/Stack';
import { TextFilter } from '../../ui/TextFilter';
import { useClearing } from '../../ui/useClearing';
import { useCursorAddress } from '../../ui/useCursorAddress';
import { useCursorPages } from '../../ui/useCursorPages';
import { useDialog } from '../../ui/useDialog';
import { exchangeColumns } from './exchange-columns';
import {
  exchangeAddress,
  exchangeFilterOf,
  maxPatientLength,
  outcomeOptions,
  type ExchangeFilters,
} from './exchange-filters';
import { useExchangesQuery, useSmartClientsQuery, type ExchangeRowFragment } from './gql/generated';

const ExchangeDialog = dialogOnDemand(async () => (await import('./ExchangeDialog')).ExchangeDialog);

const pageSize = 20;
const none: ExchangeFilters = { client: '', patient: '', outcome: '' };

/** /admin/exchanges: requests and messages of hospital systems with their outcome, newest first. */
export function ExchangesPage() {
  const address = useCursorAddress<ExchangeFilters>(exchangeAddress);
  const { filters, setFilters, after } = address;
  const { round, clearAll } = useClearing(() => setFilters(none));
  const filter = exchangeFilterOf(filters);
  const query = useExchangesQuery({
    variables: { first: pageSize, ...(after !== undefined && { after }), ...(filter && { filter }) },
  });
  const list = useCursorPages({ query, connectionOf: ({ exchanges }) => exchanges, address, limit: pageSize });
  const rows = list.known?.rows;
  const clientName = rows?.find(({ clientId }) => clientId === filters.client)?.clientName ?? undefined;
  const looked = useDialog<ExchangeRowFragment>();
  return (
    <Screen title="Exchanges">
      <search aria-label="Filter the exchanges">
        <Stack row gap={3} align="end" isBlock>
          <SelectFilter
            label="Client"
            value={filters.client}
            options={useClientOptions(filters.client, clientName)}
            onChange={(client) => setFilters({ ...filters, client })}
          />
          <TextFilter
            key={round}
            label="Patient"
            placeholder="PT number"
            maxLength={maxPatientLength}
            value={filters.patient}
            onChange={(patient) => setFilters({ ...filters, patient }, { replace: true })}
          />
          <SelectFilter
            label="Outcome"
            value={filters.outcome}
            options={outcomeOptions}
            onChange={(outcome) => setFilters({ ...filters, outcome })}
          />
          {filter && (
            <Button type="text" onClick={clearAll}>
              Clear filters
            </Button>
          )}
        </Stack>
      </search>
      <ListCard
        name="Exchange list"
        label="Exchanges"
        page={list}
        count={countOf(rows?.length, list.known?.page ?? 1)}
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
        rows={rows}
        keyOf={({ id }) => id}
        isHighlighted={({ outcome }) => outcome === 'FAILED'}
        actions={{ onLook: looked.open }}
      />
      {looked.subject && <ExchangeDialog exchange={looked.subject} {...looked.frame} />}
    </Screen>
  );
}

/** Options of the client filter: live clients and the current choice, such as a revoked client. */
function useClientOptions(chosen: string, chosenName: string | undefined) {
  const { data } = useSmartClientsQuery();
  const clients = (data?.smartClients ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isOther = chosen !== '' && !clients.some(({ value }) => value === chosen);
  const other = isOther ? [{ value: chosen, label: chosenName ?? 'Another client' }] : [];
  return [{ value: '', label: 'All' }, ...other, ...clients];
}

/** There is no total: the number grows with each request. */
function countOf(shown: number | undefined, page: number): string {
  if (shown === undefined) return 'Loading the list…';
  const before = (page - 1) * pageSize;
  return shown === 0 ? 'No exchanges' : `Exchanges ${before + 1} to ${before + shown}, the newest first`;
}
