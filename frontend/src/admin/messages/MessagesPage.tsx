import { failureText } from '../../failure-text';
import {
  FailedMessagesDocument,
  MessagesDocument,
  useMessagesQuery,
  useRetryMessageMutation,
  type OutboxRowFragment,
} from '../gql/generated';
import { formatPhone } from '../../values/phone-number';
import { ErrorSlot, ErrorSlotProvider } from '../../ui/ErrorSlotProvider';
import { countText } from '../../ui/list-count';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { SelectFilter } from '../../ui/SelectFilter';
import { useAction } from '../../ui/useAction';
import { useCursorAddress } from '../../ui/useCursorAddress';
import { useCursorPages } from '../../ui/useCursorPages';
import { messageColumns } from './message-columns';
import { filterOf, kindOptions, messageAddress, statusOptions, type MessageFilters } from './message-filters';

const pageSize = 10;

/** /admin/messages: text messages with their status, newest first, and a retry. */
export function MessagesPage() {
  const address = useCursorAddress<MessageFilters>(messageAddress);
  const { filters, setFilters } = address;
  return (
    <Screen title="Messages" actions={<Filters filters={filters} onChange={setFilters} />}>
      <ErrorSlotProvider key={filters.status + filters.kind}>
        <ErrorSlot />
        <Messages address={address} />
      </ErrorSlotProvider>
    </Screen>
  );
}

interface FiltersProps {
  readonly filters: MessageFilters;
  readonly onChange: (filters: MessageFilters) => void;
}

function Filters({ filters, onChange }: FiltersProps) {
  return (
    <>
      <SelectFilter
        label="Status"
        value={filters.status}
        options={statusOptions}
        onChange={(status) => onChange({ ...filters, status })}
      />
      <SelectFilter
        label="About"
        value={filters.kind}
        options={kindOptions}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
    </>
  );
}

type Address = ReturnType<typeof useCursorAddress<MessageFilters>>;

function Messages({ address }: { readonly address: Address }) {
  const { filters, after } = address;
  const filter = filterOf(filters);
  const query = useMessagesQuery({
    variables: { first: pageSize, ...(after !== undefined && { after }), ...(filter && { filter }) },
  });
  const list = useCursorPages({
    query,
    connectionOf: ({ messages }) => messages,
    address,
    limit: pageSize,
  });
  return (
    <ListCard
      name="Messages"
      label="Messages"
      page={list}
      count={countText(list.known, list.known?.rows.length, {
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
      rows={list.known?.rows}
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
      return `The message to ${formatPhone(to)} will be tried again.`;
    },
    failureText: (failure) => failureText('The message could not be tried again', failure),
    reloads: [MessagesDocument, FailedMessagesDocument],
  });
  return { onRetry: retrying.run, isRetrying: retrying.isBusyWith };
}
