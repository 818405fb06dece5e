import { Radio } from 'antd';
import { useRef } from 'react';
import { failureText } from '../../failure-text';
import { nationalDigits } from '../../values/phone-number';
import { countText } from '../../ui/list-count';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { useDialog } from '../../ui/useDialog';
import { useCursorAddress } from '../../ui/useCursorAddress';
import { useCursorPages } from '../../ui/useCursorPages';
import { useContactMessagesQuery, type ContactStatus, type MessageRowFragment } from '../gql/generated';
import { RegisterPatientDialog } from '../desk/RegisterPatientDialog';
import { inboxColumns } from './inbox-columns';
import { statusLabels } from './inbox-labels';
import { MessageDialog } from './MessageDialog';

const pageSize = 10;
const statuses = ['NEW', 'READ', 'DONE', 'SPAM'] as const;
const choices = [{ value: '', label: 'All' }, ...statuses.map((value) => ({ value, label: statusLabels[value] }))];

/** Without a status in the address, all messages are shown. */
const statusAddress = {
  read: (params: URLSearchParams) => statuses.find((status) => status === params.get('status')) ?? '',
  write: (status: ContactStatus | '') => ({ ...(status && { status }) }),
};

/** /admin/inbox: messages of the contact forms, newest first, with a dialog to answer them. */
export function InboxPage() {
  const address = useCursorAddress<ContactStatus | ''>(statusAddress);
  const { filters: status, setFilters: setStatus } = address;
  return (
    <Screen
      title="Inbox"
      actions={
        <Radio.Group
          aria-label="Status"
          optionType="button"
          value={status}
          options={choices}
          onChange={(event) => setStatus(event.target.value)}
        />
      }
    >
      <Messages key={status} address={address} />
    </Screen>
  );
}

type Address = ReturnType<typeof useCursorAddress<ContactStatus | ''>>;

function Messages({ address }: { readonly address: Address }) {
  const { filters: status, after } = address;
  const query = useContactMessagesQuery({
    variables: { first: pageSize, ...(after !== undefined && { after }), ...(status && { status }) },
  });
  const list = useCursorPages({
    query,
    connectionOf: ({ contactMessages }) => contactMessages,
    address,
    limit: pageSize,
  });
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
        page={list}
        count={countText(list.known, list.known?.rows.length, {
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
        rows={list.known?.rows}
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
