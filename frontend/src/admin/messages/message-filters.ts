import type { MessageFilter, MessageKind, MessageStatus } from '../gql/generated';
import { kindLabels, statusLabels } from './message-labels';

/** Filters of the messages; '' for no filter. */
export interface MessageFilters {
  readonly status: MessageStatus | '';
  readonly kind: MessageKind | '';
}

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value: value as Value, label: label as string }));

/** Options of each filter. */
export const statusOptions = [{ value: '' as const, label: 'All' }, ...optionsOf(statusLabels)];
export const kindOptions = [{ value: '' as const, label: 'All' }, ...optionsOf(kindLabels)];

/** Maps the filters to the address. */
export const messageAddress = {
  read: (params: URLSearchParams): MessageFilters => ({
    status: statusOptions.find(({ value }) => value === params.get('status'))?.value ?? '',
    kind: kindOptions.find(({ value }) => value === params.get('kind'))?.value ?? '',
  }),
  write: ({ status, kind }: MessageFilters) => ({ ...(status && { status }), ...(kind && { kind }) }),
};

/** Maps the filters to the query's input; undefined if there are none. */
export function filterOf(filters: MessageFilters): MessageFilter | undefined {
  const named = messageAddress.write(filters);
  return Object.keys(named).length > 0 ? named : undefined;
}
