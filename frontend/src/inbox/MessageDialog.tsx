import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useFragment } from '@apollo/client/react';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { dialAddress } from '../brand/clinic-phone';
import { momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { formatPhone } from '../values/phone-number';
import { Dialog, useBusyDialog, type DialogState } from '../ui/dialogs/Dialog';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { Stack } from '../ui/layout/Stack';
import { Subject } from '../ui/layout/Subject';
import { useAction } from '../ui/hooks/useAction';
import {
  MessageRowFragmentDoc,
  useSetContactMessageStatusMutation,
  type ContactStatus,
  type MessageRowFragment,
} from '../workplace/gql/generated';
import { PatientLink } from '../patients/PatientLink';
import { formLabels, inboxQueries } from './inbox-labels';
import styles from './MessageDialog.module.css';
import { MessageStatusWord } from './MessageStatusWord';

interface Props extends DialogState {
  readonly message: MessageRowFragment;
  readonly onAddPatient: (message: MessageRowFragment) => void;
}

/** Status buttons. All three are always shown, so that none changes its position. */
const nextStatuses = [
  { status: 'SPAM', label: 'Spam', done: 'was put aside as spam' },
  { status: 'NEW', label: 'Back to new', done: 'is new again' },
  { status: 'DONE', label: 'Mark as done', done: 'was marked as done' },
] as const;

/** A message, with ways to answer it and to change its status. */
export function MessageDialog({ message: opened, onAddPatient, ...frame }: Props) {
  // Read from the cache: opening the message changed it, and the filtered list may not include it any more.
  const { data, complete } = useFragment<MessageRowFragment>({
    fragment: MessageRowFragmentDoc,
    fragmentName: 'MessageRow',
    from: { __typename: 'ContactMessage', id: opened.id },
  });
  const message = complete ? data : opened;
  const { isOpen } = frame;
  const { run: markRead, isBusy: isMarking } = useMarkRead();
  const begin = useEffectEvent(() => message.status === 'NEW' && markRead(message));
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  return (
    <Dialog title={`Message from ${message.name}`} width={600} {...frame}>
      <ErrorSlot />
      <Subject>
        {message.subject && <strong>{message.subject}</strong>}
        <small>
          {momentText(message.receivedAt)}, {formLabels[message.form]}
        </small>
        <MessageStatusWord status={message.status} />
      </Subject>
      <p className={styles.message}>{message.message}</p>
      <Answering message={message} onAddPatient={() => onAddPatient(message)} />
      <StatusButtons message={message} isOff={isMarking} onDone={frame.onClose} />
    </Dialog>
  );
}

/** Links to call and write, and the record with the number. */
function Answering({
  message,
  onAddPatient,
}: {
  readonly message: MessageRowFragment;
  readonly onAddPatient: () => void;
}) {
  const { phone, email, patientNumber } = message;
  return (
    <Stack row gap={2} align="center" isBlock>
      {phone && (
        <Button className={styles.way} icon={<PhoneOutlined aria-hidden="true" />} href={dialAddress(phone)}>
          Call {formatPhone(phone)}
        </Button>
      )}
      {email && (
        <Button
          className={styles.way}
          icon={<MailOutlined aria-hidden="true" />}
          href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
        >
          Write to {email}
        </Button>
      )}
      {patientNumber ? (
        <PatientLink number={patientNumber}>Open the record with this number</PatientLink>
      ) : (
        <Button onClick={onAddPatient}>Add patient</Button>
      )}
    </Stack>
  );
}

/** Marks a message as read when it is opened. On a conflict, another user has already set a status. */
function useMarkRead() {
  const [setStatus] = useSetContactMessageStatusMutation();
  return useAction<MessageRowFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id, version }) => void (await setStatus({ variables: { id, version, status: 'READ' } })),
    failureText: () => null,
    reloads: inboxQueries,
  });
}

interface StatusButtonsProps {
  readonly message: MessageRowFragment;
  /** Disabled while it is marked as read, which changes its version. */
  readonly isOff: boolean;
  readonly onDone: () => void;
}

function StatusButtons({ message, isOff, onDone }: StatusButtonsProps) {
  const [setStatus] = useSetContactMessageStatusMutation();
  const { id, name, version } = message;
  const { run, isBusy, isBusyWith } = useAction<ContactStatus>({
    keyOf: (status) => status,
    send: async (status) => {
      await setStatus({ variables: { id, status, version } });
      return `The message from ${name} ${nextStatuses.find((next) => next.status === status)?.done ?? 'was changed'}.`;
    },
    failureText: (failure) => failureText('Failed to change the message', failure),
    reloads: inboxQueries,
    onDone,
  });
  useBusyDialog(isBusy);
  return (
    <Stack row justify="end" gap={2}>
      {nextStatuses.map(({ status, label }) => (
        <Button
          key={status}
          type={status === 'DONE' ? 'primary' : 'default'}
          disabled={isOff || status === message.status || (isBusy && !isBusyWith(status))}
          loading={isBusyWith(status)}
          onClick={() => run(status)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
