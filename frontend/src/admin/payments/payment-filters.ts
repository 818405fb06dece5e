import { dayFilter } from '#src/ui/lists/day-filter';
import { listFilters, type FilterValues } from '#src/ui/lists/list-filters';
import { selectFilter } from '#src/ui/lists/select-filter';
import { textFilter } from '#src/ui/lists/text-filter';
import type { PaymentFilter } from '#src/workplace/gql/generated';
import { methodLabels, statusLabels } from '#src/payments/payment-labels';
import type { PaymentPeriod } from './payment-period';

/** Filters of the payment search: days, both included, text, status and method. They replace the period. */
export const paymentFilters = listFilters({
  from: dayFilter('From'),
  until: dayFilter('Until'),
  search: textFilter('Search', { placeholder: 'Name, number, receipt or reference' }),
  status: selectFilter('Status', statusLabels),
  method: selectFilter('Method', methodLabels),
});

type PaymentFilters = FilterValues<typeof paymentFilters.fields>;

/** What the page shows: a period, or search results. */
interface PaymentView extends PaymentFilters {
  readonly period: PaymentPeriod;
}

/** Whether only days are filtered. Only then is the total shown, because a partial sum would be mistaken for the days' total. */
export function isDaysAlone({ from, until, search, status, method }: PaymentFilters): boolean {
  return Boolean(from && until) && !search && !status && !method;
}

/** Maps the view to the address; monthly is the default. */
export const paymentAddress = {
  read: (params: URLSearchParams): PaymentView => ({
    period: params.get('period') === 'weekly' ? 'weekly' : 'monthly',
    ...paymentFilters.read(params),
  }),
  write: ({ period, ...filters }: PaymentView) => ({
    ...(period === 'weekly' && { period }),
    ...paymentFilters.write(filters),
  }),
};

/** Maps the filters to the REST endpoint's parameters. */
export function filtersOfFile({ status, method, ...others }: PaymentFilter): Record<string, string> {
  return {
    ...(others as Record<string, string>),
    ...(status && { status: statusLabels[status] }),
    ...(method && { method: methodLabels[method] }),
  };
}
