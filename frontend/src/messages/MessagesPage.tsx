import { failureText } from '../failure-text';
import {
  MessagesDocument,
  useMessagesQuery,
  useRetryMessageMutation,
  type OutboxRowFragment,
} from '../workplace/gql/generated';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { FilterBar } from '../ui/lists/FilterBar';
import { countOf } from '../ui/lists/list-count';
import type { FilterValues } from '../ui/lists/list-filters';
import { ListCard } from '../ui/lists/ListCard';
import { Screen } from '../ui/layout/Screen';
import { useAction } from '../ui/hooks/useAction';
import { useCursorAddress } from '../ui/lists/useCursorAddress';
import { useCursorList } from '../ui/lists/useList';
import { messageColumns } from './message-columns';
import { recipientText } from './message-labels';
import { messageFilters } from './message-filters';

/** /admin/messages, /desk/messages: text messages with their status, newest first, and a retry. */
export function MessagesPage() {
  const address = useCursorAddress(messageFilters, 10);
  const { filters, setFilters } = address;
  return (
    <Screen title="Messages">
      <FilterBar label="Filter messages" of={messageFilters} filters={filters} onChange={setFilters} />
      <ErrorSlotProvider key={filters.status + filters.kind}>
        <ErrorSlot />
        <Messages address={address} />
      </ErrorSlotProvider>
    </Screen>
  );
}

type Address = ReturnType<typeof useCursorAddress<FilterValues<typeof messageFilters.fields>>>;

function Messages({ address }: { readonly address: Address }) {
  const filter = messageFilters.given(address.filters);
  const query = useMessagesQuery({ variables: { ...address.slice, ...(filter && { filter }) } });
  const list = useCursorList(address, query, ({ messages }) => messages);
  return (
    <ListCard
      name="Messages"
      label="Messages"
      list={list}
      count={countOf(list, {
        none: 'No messages',
        one: '1 message',
        many: 'messages',
      })}
      empty={{
        title: filter ? 'No message is like that.' : 'No messages yet.',
        hint: 'What patients and the team are told by text message appears here. Sign-in codes do not.',
      }}
      failureText={(failure) => failureText('Failed to fetch messages', failure)}
      columns={messageColumns}
      keyOf={({ id }) => id}
      isHighlighted={({ status }) => status === 'FAILED'}
      actions={useRetry()}
    />
  );
}

/** Retries a failed message with all its attempts. */
function useRetry() {
  const [retry] = useRetryMessageMutation();
  const retrying = useAction<OutboxRowFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id, to }) => {
      await retry({ variables: { id } });
      return `The message to ${recipientText(to)} will be tried again.`;
    },
    failureText: (failure) => failureText('The message could not be tried again', failure),
    reloads: [MessagesDocument],
  });
  return { onRetry: retrying.run, isRetrying: retrying.isBusyWith };
}
