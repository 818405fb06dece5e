import { isListDay } from '../../calendar/clinic-time';
import type { PaymentFilter, PaymentMethod, PaymentStatus } from '../gql/generated';
import type { PaymentPeriod } from './payment-period';
import { methodLabels, statusLabels } from './payment-labels';

/** Search filters in addition to the period; '' for no filter. */
export interface PaymentFilters {
  /** First day, YYYY-MM-DD; `until` is the last day; both included. */
  readonly from: string;
  readonly until: string;
  readonly search: string;
  readonly status: PaymentStatus | '';
  readonly method: PaymentMethod | '';
}

/** What the page shows: a period, or search results. */
export interface PaymentView extends PaymentFilters {
  readonly period: PaymentPeriod;
}

export const noFilters: PaymentFilters = { from: '', until: '', search: '', status: '', method: '' };

/** Maximum length of the search text (schema/payment.graphql). */
export const maxSearchLength = 100;

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value: value as Value, label: label as string }));

/** Options of each filter. */
export const statusChoices = [{ value: '' as const, label: 'All' }, ...optionsOf(statusLabels)];
export const methodChoices = [{ value: '' as const, label: 'All' }, ...optionsOf(methodLabels)];

function dayIn(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return isListDay(day) ? day : '';
}

/** Whether only days are filtered. Only then is the total shown, because a partial sum would be mistaken for the days' total. */
export function isDaysAlone({ from, until, search, status, method }: PaymentFilters): boolean {
  return Boolean(from && until) && !search && !status && !method;
}

/** Omits empty filters. */
const named = ({ from, until, search, status, method }: PaymentFilters) => ({
  ...(from && { from }),
  ...(until && { until }),
  ...(search && { search }),
  ...(status && { status }),
  ...(method && { method }),
});

/** Maps the view to the address; monthly is the default. */
export const paymentAddress = {
  read: (params: URLSearchParams): PaymentView => ({
    period: params.get('period') === 'weekly' ? 'weekly' : 'monthly',
    from: dayIn(params, 'from'),
    until: dayIn(params, 'until'),
    search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
    status: statusChoices.find(({ value }) => value === params.get('status'))?.value ?? '',
    method: methodChoices.find(({ value }) => value === params.get('method'))?.value ?? '',
  }),
  write: ({ period, ...filters }: PaymentView) => ({ ...(period === 'weekly' && { period }), ...named(filters) }),
};

/** Maps the filters to the REST endpoint's parameters. */
export function filtersOfFile({ status, method, ...others }: PaymentFilter): Record<string, string> {
  return {
    ...(others as Record<string, string>),
    ...(status && { status: statusLabels[status] }),
    ...(method && { method: methodLabels[method] }),
  };
}

/** Maps the filters to the query's input; undefined if there are none. */
export function filterOf(filters: PaymentFilters): PaymentFilter | undefined {
  const filter = named(filters);
  return Object.keys(filter).length > 0 ? filter : undefined;
}
