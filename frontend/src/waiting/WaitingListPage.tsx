import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { dialAddress } from '../brand/clinic-phone';
import { dayText, momentText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { PatientLink } from '../patients/PatientLink';
import { useConfirm } from '../ui/dialogs/ConfirmProvider';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { decorative } from '../ui/layout/decorative';
import { Screen } from '../ui/layout/Screen';
import { Stack } from '../ui/layout/Stack';
import { choiceFilter } from '../ui/lists/choice-filter';
import type { Column } from '../ui/lists/DataTable';
import { FilterBar } from '../ui/lists/FilterBar';
import { countOf } from '../ui/lists/list-count';
import { listFilters, type FilterValues } from '../ui/lists/list-filters';
import { ListCard } from '../ui/lists/ListCard';
import { useCursorAddress } from '../ui/lists/useCursorAddress';
import { useCursorList } from '../ui/lists/useList';
import { formatPhone } from '../values/phone-number';
import {
  useWaitingListQuery,
  useWithdrawFromWaitingListMutation,
  WaitingListDocument,
  type WaitingRowFragment,
} from './gql/generated';
import { kindText, personText, statusLabels, whenText } from './waiting-texts';

const AddToListDialog = dialogOnDemand(async () => (await import('./AddToListDialog')).AddToListDialog);
const BookFromListDialog = dialogOnDemand(async () => (await import('./BookFromListDialog')).BookFromListDialog);

type Entry = WaitingRowFragment;

/** Context of a row's buttons. */
interface Actions {
  readonly isBusyWith: (key: string) => boolean;
  readonly onBook: (entry: Entry) => void;
  readonly onWithdraw: (entry: Entry) => void;
}

const columns: readonly Column<Entry, Actions>[] = [
  { title: 'Patient', kind: 'lead', cell: (entry) => <Who {...entry} /> },
  { title: 'Waits for', kind: 'text', cell: kindText },
  { title: 'When', kind: 'text', cell: whenText },
  { title: 'Note', kind: 'text', cell: ({ note }) => note ?? '–' },
  { title: 'Since', kind: 'line', cell: ({ createdAt }) => dayText(createdAt) },
  { title: 'Actions', kind: 'actions', cell: (entry, actions) => <RowActions entry={entry} {...actions} /> },
];

const filters = listFilters({ status: choiceFilter('Status', statusLabels, 'Waiting') });

/** /admin/waiting, /desk/waiting: who waits for a time, urgent ones first, and what became of earlier entries. */
export function WaitingListPage() {
  const address = useCursorAddress(filters, 20);
  const adding = useDialog();
  return (
    <Screen
      title="Waiting list"
      actions={
        <Button type="primary" icon={<PlusOutlined {...decorative} />} onClick={() => adding.open(true)}>
          Add to the list
        </Button>
      }
    >
      <FilterBar label="Filter the waiting list" of={filters} filters={address.filters} onChange={address.setFilters} />
      <ErrorSlotProvider>
        <ErrorSlot />
        <Entries key={address.filters.status} address={address} />
      </ErrorSlotProvider>
      {adding.subject && <AddToListDialog {...adding.frame} />}
    </Screen>
  );
}

type Address = ReturnType<typeof useCursorAddress<FilterValues<typeof filters.fields>>>;

function Entries({ address }: { readonly address: Address }) {
  const { status } = address.filters;
  const query = useWaitingListQuery({ variables: { ...address.slice, ...(status && { status }) } });
  const list = useCursorList(address, query, ({ waitingList }) => waitingList);
  const [withdraw] = useWithdrawFromWaitingListMutation();
  const confirm = useConfirm();
  const booking = useDialog<Entry>();
  const withdrawing = useAction<Entry>({
    keyOf: ({ id }) => id,
    send: async ({ id, version, patient }) => {
      await withdraw({ variables: { id, version } });
      return `${personText(patient)} was taken off the waiting list.`;
    },
    failureText: (failure) => failureText('The entry could not be withdrawn', failure),
    reloads: [WaitingListDocument],
  });
  const ask = async (entry: Entry) => {
    const isMeant = await confirm({
      title: `Take ${personText(entry.patient)} off the waiting list?`,
      content: 'They are no longer suggested for times that come free. Nobody is told.',
      okText: 'Take off the list',
      cancelText: 'Keep waiting',
    });
    if (isMeant) withdrawing.run(entry);
  };
  return (
    <>
      <ListCard
        name="Waiting list"
        label="Waiting list"
        list={list}
        count={countOf(list, { none: 'Nobody', one: '1 entry', many: 'entries' })}
        empty={
          status
            ? { title: 'No entry has this status.', hint: 'Choose Waiting to see who waits.' }
            : { title: 'Nobody waits for a time.', hint: 'Add a patient for whom no time is free yet.' }
        }
        failureText={(failure) => failureText('Failed to fetch the waiting list', failure)}
        columns={columns}
        keyOf={({ id }) => id}
        isHighlighted={({ isUrgent, status: present }) => isUrgent && present === 'WAITING'}
        actions={{ isBusyWith: withdrawing.isBusyWith, onBook: booking.open, onWithdraw: (entry) => void ask(entry) }}
      />
      {booking.subject && (
        <BookFromListDialog
          key={booking.subject.id}
          entry={booking.subject}
          reloads={[WaitingListDocument]}
          {...booking.frame}
        />
      )}
    </>
  );
}

function Who({ patient, phone, isUrgent }: Entry) {
  return (
    <Stack gap={2}>
      <span>
        <PatientLink number={patient.patientId ?? patient.id}>{personText(patient)}</PatientLink>
        {isUrgent && ' (urgent)'}
      </span>
      {phone && (
        <span>
          <a href={dialAddress(phone)}>{formatPhone(phone)}</a>
        </span>
      )}
    </Stack>
  );
}

function RowActions({ entry, isBusyWith, onBook, onWithdraw }: Actions & { readonly entry: Entry }) {
  const { status, patient, appointment } = entry;
  if (appointment) return momentText(appointment.appointmentDate);
  if (status !== 'WAITING') return '–';
  return (
    <Stack row gap={2} justify="end">
      <Button aria-label={`Book a time for ${personText(patient)}`} onClick={() => onBook(entry)}>
        Book
      </Button>
      <Button
        loading={isBusyWith(entry.id)}
        aria-label={`Withdraw ${personText(patient)}`}
        onClick={() => onWithdraw(entry)}
      >
        Withdraw
      </Button>
    </Stack>
  );
}
