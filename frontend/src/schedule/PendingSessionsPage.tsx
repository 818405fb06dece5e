import { Link } from 'react-router-dom';
import { momentText } from '../calendar/clinic-time';
import { useBackgroundReads } from '../live/useBackgroundReads';
import {
  PendingAppointmentsDocument,
  useApproveAppointmentMutation,
  usePendingAppointmentsQuery,
  useUndoApprovalMutation,
  type AppointmentRowFragment,
} from '../workplace/gql/generated';
import { useWorkplace } from '../workplace/workplace-context';
import { countOf } from '../ui/lists/list-count';
import { listFilters } from '../ui/lists/list-filters';
import { ListCard } from '../ui/lists/ListCard';
import { Screen } from '../ui/layout/Screen';
import { useAction } from '../ui/hooks/useAction';
import { useConfirm } from '../ui/dialogs/ConfirmProvider';
import { useDialog } from '../ui/dialogs/useDialog';
import { usePagedList, type List } from '../ui/lists/useList';
import { useListAddress } from '../ui/lists/useListAddress';
import { pendingFetchText, updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AssignDialog } from './AssignDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import { appointmentLists } from './change-dialog';
import { pendingColumns, type AskedAction } from './pending-columns';
import { RescheduleDialog } from './RescheduleDialog';
import { isUpcoming } from './upcoming';
import { useNow } from '../calendar/useNow';

type Row = AppointmentRowFragment;

const dialogs = { reschedule: RescheduleDialog, assign: AssignDialog, cancel: CancelAppointmentDialog };

/** Rows per page: the server's maximum, so that one page is almost always enough. */
const pageSize = 100;

const noFilters = listFilters({});

const isOfRequests = (topic: string) => topic === 'requests';

/** /admin/pending-sessions, /desk/requests: pending sessions, and the four actions on them. */
export function PendingSessionsPage({ title = 'Pending Sessions' }: { readonly title?: string }) {
  const { calendar } = useWorkplace();
  const address = useListAddress(noFilters);
  const variables = { page: address.page, limit: pageSize };
  const query = usePendingAppointmentsQuery({ variables });
  useBackgroundReads(PendingAppointmentsDocument, variables, isOfRequests);
  const list = usePagedList(
    address,
    query,
    (data) => data.pendingAppointmentPage,
    (page) => page.appointments,
  );
  const dialog = useDialog<{ readonly action: AskedAction; readonly row: Row }>();
  const approval = useApproval();
  const now = useNow();
  const asked = dialog.subject;
  const Dialog = asked && dialogs[asked.action];
  return (
    <Screen title={title} actions={<Link to={calendar}>Open the schedule</Link>}>
      <ListCard
        name="List of pending sessions"
        label="Pending sessions"
        list={list}
        count={pendingText(list, now)}
        empty={{
          title: 'No pending sessions.',
          hint: 'A session that a patient asks for appears here and waits for your decision.',
        }}
        failureText={pendingFetchText}
        columns={pendingColumns}
        keyOf={({ id }) => id}
        actions={{ now, ...approval, onAsk: (action, row) => dialog.open({ action, row }) }}
        isHighlighted={({ appointmentDate }) => isUpcoming(appointmentDate, now)}
      />
      {Dialog && <Dialog key={`${asked.action} ${asked.row.id}`} appointment={asked.row} {...dialog.frame} />}
    </Screen>
  );
}

/** Approves a session, with Undo; asks first if the session's time has passed. */
function useApproval() {
  const confirm = useConfirm();
  const [approve] = useApproveAppointmentMutation();
  const [undoApproval] = useUndoApprovalMutation();
  const common = { keyOf: ({ id }: Row) => id, failureText: updateText, reloads: appointmentLists };
  const undo = useAction<Row>({
    ...common,
    send: async (row) => {
      await undoApproval({ variables: { id: row.id, version: row.version } });
      return `The session of ${patientText(row)} is pending again.`;
    },
  });
  const approval = useAction<Row>({
    ...common,
    send: async (row) => {
      const { data } = await approve({ variables: { id: row.id, version: row.version } });
      const text = `The session of ${patientText(row)} on ${momentText(row.appointmentDate)} is scheduled.`;
      return data ? { text, action: { label: 'Undo', run: () => undo.run(data.approveAppointment) } } : text;
    },
  });
  const onApprove = async (row: Row) => {
    const isPast = Date.parse(row.appointmentDate) < Date.now();
    if (isPast && !(await confirm(pastQuestion))) return;
    approval.run(row);
  };
  return { isApproving: approval.isBusyWith, onApprove: (row: Row) => void onApprove(row) };
}

const pastQuestion = {
  title: 'The time of this session has passed.',
  content: 'Approve it all the same? You can choose another time with Reschedule.',
  okText: 'Approve',
  cancelText: 'Keep pending',
};

const things = { none: '', one: '1 pending session', many: 'pending sessions' };

/** Returns the number of pending sessions, the visible range if there are more, and the number of upcoming ones. */
function pendingText({ rows, known }: List<Row>, now: number): string | undefined {
  if (!known || !rows) return countOf({ rows, known }, things);
  const { total, page, limit = pageSize } = known;
  if (total === 0) return undefined;
  const isWhole = total <= limit;
  const count = countOf({ rows, known: isWhole ? { total, page } : known }, things);
  const upcoming = rows.filter(({ appointmentDate }) => isUpcoming(appointmentDate, now)).length;
  return upcoming === 0 ? count : `${count}, ${upcoming} within the next 24 hours`;
}
