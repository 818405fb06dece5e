import { useState } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '../../clinic-time';
import { errorOf } from '../../errors';
import {
  useApproveAppointmentMutation,
  usePendingAppointmentsQuery,
  type AppointmentRowFragment,
} from '../../gql/generated';
import { paths } from '../../paths';
import { LoadError } from '../../ui/LoadError';
import { useNotify } from '../../ui/Notices';
import { PageTitle } from '../../ui/PageTitle';
import { pendingFetchText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { AssignDialog } from './AssignDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import { PendingSessionsList } from './PendingSessionsList';
import styles from './PendingSessionsPage.module.css';
import type { AskedAction } from './PendingSessionsTable';
import { RescheduleDialog } from './RescheduleDialog';
import { UpdateFailure } from './UpdateFailure';
import { useAppointmentChange, type ChangeOutcome } from './useAppointmentChange';
import { useDialogSubject } from './useDialogSubject';
import { useFocusAfterChange } from './useFocusAfterChange';

interface Asked {
  readonly action: AskedAction;
  readonly appointment: AppointmentRowFragment;
}

const dialogs = { reschedule: RescheduleDialog, assign: AssignDialog, cancel: CancelAppointmentDialog };

/** The most that one answer of the server holds (schema/appointment.graphql). */
const listLimit = 100;

/** /admin/pending-sessions: what waits for an admin, and the four ways to decide it (spec §2 and §4). */
export function PendingSessionsPage() {
  const list = usePendingAppointmentsQuery({ variables: { first: listLimit }, fetchPolicy: 'network-only' });
  const appointments = list.data?.pendingAppointments;
  const { listRef, expectChange, keepFocus } = useFocusAfterChange<HTMLElement>(appointments);
  const dialog = useDialogSubject<Asked>();
  const notify = useNotify();
  const outcome: ChangeOutcome = {
    onChanged: (notice) => {
      notify(notice);
      expectChange();
      dialog.close();
      void list.refetch();
    },
    onOutdated: () => void list.refetch(),
  };

  const [sendApproval] = useApproveAppointmentMutation();
  const approval = useAppointmentChange(outcome);
  const [approvingId, setApprovingId] = useState<string | null>(null);
  const approve = async (appointment: AppointmentRowFragment) => {
    if (approvingId) return;
    const { id, version, appointmentDate } = appointment;
    setApprovingId(id);
    await approval.run(async () => {
      await sendApproval({ variables: { id, version } });
      return `The session of ${patientText(appointment)} on ${momentText(appointmentDate)} is scheduled.`;
    });
    setApprovingId(null);
  };

  const asked = dialog.subject;
  const Dialog = asked && dialogs[asked.action];
  return (
    <>
      <div className={styles.top}>
        <PageTitle title="Pending Sessions" />
        <Link to={paths.adminSchedule} className={styles.toSchedule}>
          Open the schedule
        </Link>
      </div>
      <UpdateFailure failure={approval.failure} onDismiss={approval.dismissFailure} />
      {list.error ? (
        <LoadError message={pendingFetchText(errorOf(list.error))} onRetry={() => void list.refetch()} />
      ) : (
        <PendingSessionsList
          ref={listRef}
          appointments={appointments}
          limit={listLimit}
          isStale={list.loading && appointments !== undefined}
          approvingId={approvingId}
          onApprove={(appointment) => void approve(appointment)}
          onAsk={(action, appointment) => dialog.open({ action, appointment })}
        />
      )}
      {Dialog && (
        <Dialog
          key={`${asked.action} ${asked.appointment.id}`}
          appointment={appointments?.find(({ id }) => id === asked.appointment.id) ?? asked.appointment}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onClosed={() => {
            dialog.forget();
            keepFocus();
          }}
          {...outcome}
        />
      )}
    </>
  );
}
