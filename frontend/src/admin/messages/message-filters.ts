import type { MessageFilter, MessageKind, MessageStatus } from '../gql/generated';
import { kindLabels, statusLabels } from './message-labels';

/** What the list of messages is filtered by; '' filters nothing. */
export interface MessageFilters {
  readonly status: MessageStatus | '';
  readonly kind: MessageKind | '';
}

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value: value as Value, label: label as string }));

/** The choices of each filter. */
export const statusOptions = [{ value: '' as const, label: 'All' }, ...optionsOf(statusLabels)];
export const kindOptions = [{ value: '' as const, label: 'All' }, ...optionsOf(kindLabels)];

/** How the filters stand in the address. */
export const messageAddress = {
  read: (params: URLSearchParams): MessageFilters => ({
    status: statusOptions.find(({ value }) => value === params.get('status'))?.value ?? '',
    kind: kindOptions.find(({ value }) => value === params.get('kind'))?.value ?? '',
  }),
  write: ({ status, kind }: MessageFilters) => ({ ...(status && { status }), ...(kind && { kind }) }),
};

/** The filters as the server takes them; undefined when they filter nothing. */
export function filterOf(filters: MessageFilters): MessageFilter | undefined {
  const named = messageAddress.write(filters);
  return Object.keys(named).length > 0 ? named : undefined;
}
