import { useRef } from 'react';
import { failureText } from '../failure-text';
import { nationalDigits } from '../values/phone-number';
import { choiceFilter } from '../ui/lists/choice-filter';
import { FilterBar } from '../ui/lists/FilterBar';
import { countOf } from '../ui/lists/list-count';
import { listFilters, type FilterValues } from '../ui/lists/list-filters';
import { ListCard } from '../ui/lists/ListCard';
import { Screen } from '../ui/layout/Screen';
import { useDialog } from '../ui/dialogs/useDialog';
import { useCursorAddress } from '../ui/lists/useCursorAddress';
import { useCursorList } from '../ui/lists/useList';
import { useBackgroundReads } from '../live/useBackgroundReads';
import { ContactMessagesDocument, useContactMessagesQuery, type MessageRowFragment } from '../workplace/gql/generated';
import { RegisterPatientDialog } from '../registration/RegisterPatientDialog';
import { inboxColumns } from './inbox-columns';
import { isOfInbox, statusLabels } from './inbox-labels';
import { MessageDialog } from './MessageDialog';

const inboxFilters = listFilters({ status: choiceFilter('Status', statusLabels) });

/** /admin/inbox, /desk/inbox: messages of the contact forms, newest first, with a dialog to answer them. */
export function InboxPage() {
  const address = useCursorAddress(inboxFilters, 10);
  const { filters, setFilters } = address;
  return (
    <Screen title="Inbox">
      <FilterBar label="Filter messages" of={inboxFilters} filters={filters} onChange={setFilters} />
      <Messages key={filters.status} address={address} />
    </Screen>
  );
}

type Address = ReturnType<typeof useCursorAddress<FilterValues<typeof inboxFilters.fields>>>;

function Messages({ address }: { readonly address: Address }) {
  const { status } = address.filters;
  const variables = { ...address.slice, ...(status && { status }) };
  const query = useContactMessagesQuery({ variables });
  useBackgroundReads(ContactMessagesDocument, variables, isOfInbox);
  const list = useCursorList(address, query, ({ contactMessages }) => contactMessages);
  const opened = useDialog<MessageRowFragment>();
  const adding = useDialog<MessageRowFragment>();
  const toAdd = useRef<MessageRowFragment>(null);
  // Open the second dialog after the first has closed, so that it can restore focus to the row.
  const closed = () => {
    opened.frame.onClosed();
    if (toAdd.current) adding.open(toAdd.current);
    toAdd.current = null;
  };
  return (
    <>
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
          title: status ? 'No message has this status.' : 'No messages yet.',
          hint: 'What visitors write in the contact forms appears here once the clinic is open.',
        }}
        failureText={(failure) => failureText('Failed to fetch messages', failure)}
        columns={inboxColumns}
        keyOf={({ id }) => id}
        isHighlighted={(message) => message.status === 'NEW'}
        actions={{ onOpen: opened.open }}
      />
      {opened.subject && (
        <MessageDialog
          key={opened.subject.id}
          message={opened.subject}
          onAddPatient={(message) => {
            toAdd.current = message;
            opened.frame.onClose();
          }}
          {...opened.frame}
          onClosed={closed}
        />
      )}
      {adding.subject && (
        <RegisterPatientDialog
          known={{
            name: adding.subject.name,
            ...(adding.subject.phone && { contactNumber: nationalDigits(adding.subject.phone) }),
          }}
          {...adding.frame}
        />
      )}
    </>
  );
}
