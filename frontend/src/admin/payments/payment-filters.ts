import { isListDay } from '../../calendar/clinic-time';
import type { PaymentFilter, PaymentMethod, PaymentStatus } from '../gql/generated';
import type { PaymentPeriod } from './payment-period';
import { methodLabels, statusLabels } from './payment-labels';

/** What is looked for beside the period; '' looks for nothing. */
export interface PaymentFilters {
  /** YYYY-MM-DD, as are the last day and both. */
  readonly from: string;
  readonly until: string;
  readonly search: string;
  readonly status: PaymentStatus | '';
  readonly method: PaymentMethod | '';
}

/** What the screen shows: the period of the specification, or what is looked for in its place. */
export interface PaymentView extends PaymentFilters {
  readonly period: PaymentPeriod;
}

export const noFilters: PaymentFilters = { from: '', until: '', search: '', status: '', method: '' };

/** The longest text that can be looked for (schema/payment.graphql). */
export const maxSearchLength = 100;

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value: value as Value, label: label as string }));

/** The choices of each filter. */
export const statusChoices = [{ value: '' as const, label: 'All' }, ...optionsOf(statusLabels)];
export const methodChoices = [{ value: '' as const, label: 'All' }, ...optionsOf(methodLabels)];

function dayIn(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return isListDay(day) ? day : '';
}

/** Whether whole days are looked for, whose sums are those of the books; sums of fewer payments would be taken for theirs. */
export function isDaysAlone({ from, until, search, status, method }: PaymentFilters): boolean {
  return Boolean(from && until) && !search && !status && !method;
}

/** Without what looks for nothing. */
const named = ({ from, until, search, status, method }: PaymentFilters) => ({
  ...(from && { from }),
  ...(until && { until }),
  ...(search && { search }),
  ...(status && { status }),
  ...(method && { method }),
});

/** How the view stands in the address; monthly unless it says weekly (spec §4). */
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

/** The filters as the REST door takes them, in its words. */
export function filtersOfFile({ status, method, ...others }: PaymentFilter): Record<string, string> {
  return {
    ...(others as Record<string, string>),
    ...(status && { status: statusLabels[status] }),
    ...(method && { method: methodLabels[method] }),
  };
}

/** The filters as the server takes them; undefined when they look for nothing. */
export function filterOf(filters: PaymentFilters): PaymentFilter | undefined {
  const filter = named(filters);
  return Object.keys(filter).length > 0 ? filter : undefined;
}
