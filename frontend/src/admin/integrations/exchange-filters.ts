import { listFilters, type FilterValues } from '#src/ui/lists/list-filters';
import { loadedFilter, selectFilter } from '#src/ui/lists/select-filter';
import { textFilter } from '#src/ui/lists/text-filter';
import type { ExchangeFilter, ExchangeOutcome } from './gql/generated';

/** Labels of outcomes. */
export const outcomeLabels: Record<ExchangeOutcome, string> = {
  SUCCEEDED: 'Succeeded',
  REFUSED: 'Refused',
  FAILED: 'Failed',
};

/** Filters of the exchanges; a patient is a PT number, or the id of a record. */
export const exchangeFilters = listFilters({
  client: loadedFilter('Client'),
  patient: textFilter('Patient', { placeholder: 'PT number', maxLength: 60 }),
  outcome: selectFilter('Outcome', outcomeLabels),
});

/** Maps the filters to the query's input; undefined if there are none. */
export function exchangeFilterOf(filters: FilterValues<typeof exchangeFilters.fields>): ExchangeFilter | undefined {
  const { client, patient, outcome } = filters;
  if (!exchangeFilters.given(filters)) return undefined;
  return {
    ...(client && { clientId: client }),
    ...(patient && { patientId: patient }),
    ...(outcome && { outcome }),
  };
}
