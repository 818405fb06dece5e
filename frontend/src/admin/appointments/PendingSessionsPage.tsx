import { Link } from 'react-router-dom';
import { momentText } from '../../clinic-time';
import {
  useApproveAppointmentMutation,
  usePendingAppointmentsQuery,
  useUndoApprovalMutation,
  type AppointmentRowFragment,
} from '../../gql/generated';
import { paths } from '../../paths';
import { ListCard } from '../../ui/ListCard';
import { Screen } from '../../ui/Screen';
import { useAction } from '../../ui/useAction';
import { useConfirm } from '../../ui/useConfirm';
import { useDialog } from '../../ui/useDialog';
import { wholeList } from '../../ui/useListPage';
import { pendingFetchText, updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AssignDialog } from './AssignDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import { appointmentLists } from './change-dialog';
import { pendingColumns, type AskedAction } from './pending-columns';
import { RescheduleDialog } from './RescheduleDialog';
import { isUpcoming } from './upcoming';
import { useNow } from './useNow';

type Row = AppointmentRowFragment;

const dialogs = { reschedule: RescheduleDialog, assign: AssignDialog, cancel: CancelAppointmentDialog };

/** The most that one answer of the server holds (schema/appointment.graphql). */
const listLimit = 100;

/** /admin/pending-sessions: what waits for an admin, and the four ways to decide it (spec §2 and §4). */
export function PendingSessionsPage() {
  const query = usePendingAppointmentsQuery({ variables: { first: listLimit } });
  const rows = query.data?.pendingAppointments;
  const dialog = useDialog<{ readonly action: AskedAction; readonly row: Row }>();
  const approval = useApproval();
  const now = useNow();
  const asked = dialog.subject;
  const Dialog = asked && dialogs[asked.action];
  return (
    <Screen title="Pending Sessions" actions={<Link to={paths.adminSchedule}>Open the schedule</Link>}>
      <ListCard
        name="List of pending sessions"
        label="Pending sessions"
        page={wholeList(query, rows)}
        count={countText(rows, now)}
        empty={{
          title: 'No pending sessions.',
          hint: 'A session that a patient asks for appears here and waits for your decision.',
        }}
        failureText={pendingFetchText}
        columns={pendingColumns}
        rows={rows}
        keyOf={({ id }) => id}
        actions={{ now, ...approval, onAsk: (action, row) => dialog.open({ action, row }) }}
        isHighlighted={({ appointmentDate }) => isUpcoming(appointmentDate, now)}
      />
      {Dialog && (
        <Dialog
          key={`${asked.action} ${asked.row.id}`}
          appointment={rows?.find(({ id }) => id === asked.row.id) ?? asked.row}
          {...dialog.frame}
        />
      )}
    </Screen>
  );
}

/** Approves, and takes it back at once when it was a slip; asks first when the session's time has passed. */
function useApproval() {
  const confirm = useConfirm();
  const [approve] = useApproveAppointmentMutation();
  const [undoApproval] = useUndoApprovalMutation();
  const common = { failureText: updateText, reloads: appointmentLists };
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
  return { approvingId: approval.busyWith?.id, onApprove: (row: Row) => void onApprove(row) };
}

const pastQuestion = {
  title: 'The time of this session has passed.',
  content: 'Approve it all the same? You can choose another time with Reschedule.',
  okText: 'Approve',
  cancelText: 'Keep pending',
};

function countText(rows: readonly Row[] | undefined, now: number): string | undefined {
  if (!rows) return 'Loading the list…';
  const { length } = rows;
  if (length === 0) return undefined;
  const upcoming = rows.filter(({ appointmentDate }) => isUpcoming(appointmentDate, now)).length;
  const count = length === 1 ? '1 pending session' : `${length} pending sessions`;
  const shown =
    length < listLimit ? count : `The ${listLimit} earliest pending sessions; more follow as these are decided`;
  return upcoming === 0 ? shown : `${shown}, ${upcoming} within the next 24 hours`;
}
