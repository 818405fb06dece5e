import { Button } from 'antd';
import { useState } from 'react';
import { clinicDay } from '#src/calendar/clinic-time';
import { downloadFile } from '#src/downloads/download-file';
import { recordPath } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { ledgerLists } from '#src/ledger/ledger-lists';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useInvitePatient } from '#src/invitations/useInvitePatient';
import { useErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { useAction } from '#src/ui/hooks/useAction';
import { MoreActions } from '#src/ui/layout/MoreActions';
import { Stack } from '#src/ui/layout/Stack';
import { useRestore } from '../patients/useRestore';
import type { PatientPageQuery } from './gql/generated';

const BookSessionDialog = dialogOnDemand(
  async () => (await import('#src/schedule/BookSessionDialog')).BookSessionDialog,
);
const RecordPaymentDialog = dialogOnDemand(
  async () => (await import('#src/payments/RecordPaymentDialog')).RecordPaymentDialog,
);
const CompletePatientDialog = dialogOnDemand(
  async () => (await import('#src/registration/CompletePatientDialog')).CompletePatientDialog,
);
const AddToListDialog = dialogOnDemand(async () => (await import('#src/waiting/AddToListDialog')).AddToListDialog);
const ChargeDialog = dialogOnDemand(async () => (await import('#src/payments/ChargeDialog')).ChargeDialog);
const DeletePatientDialog = dialogOnDemand(
  async () => (await import('../patients/DeletePatientDialog')).DeletePatientDialog,
);

interface Props {
  readonly overview: PatientPageQuery['patientOverview'];
  /** Called after an action. */
  readonly onDone: () => void;
  /** Refetches the record. */
  readonly readAgain: () => Promise<Props['overview'] | undefined>;
}

/**
 * Actions on a record by its state: book, or complete an incomplete one, or restore a deleted one; in the menu take a payment, charge, put
 * on the waiting list, hand over the record and, last, delete it.
 */
export function PatientActions({ overview, onDone, readAgain }: Props) {
  const { patient, account, deletedAt } = overview;
  const [dialog, setDialog] = useState<'booking' | 'payment' | 'charge' | 'deletion' | 'completion' | 'waiting'>(
    'booking',
  );
  const [today, setToday] = useState('');
  const { subject, open, frame } = useDialog();
  const { report } = useErrorSlot();
  const restore = useRestore(onDone);
  const record = useAction({
    send: () => downloadFile(recordPath(patient.id), `record-${patient.patientId}.pdf`),
    failureText: (failure) => failureText('Failed to make the record', failure),
  });
  const invitation = useInvitePatient(patient.id);
  const closing = {
    ...frame,
    onClosed: () => {
      frame.onClosed();
      onDone();
    },
  };
  const ask = (which: typeof dialog) => {
    setDialog(which);
    setToday(clinicDay(Date.now()));
    open(true);
  };
  if (deletedAt)
    return (
      <Button type="primary" loading={restore.isBusy} onClick={() => restore.run(patient)}>
        Restore
      </Button>
    );
  return (
    <>
      <Stack row gap={2} align="center">
        <MoreActions
          actions={[
            ...(patient.isProfileComplete
              ? [
                  { label: 'Record payment', onChoose: () => ask('payment') },
                  { label: 'Charge', onChoose: () => ask('charge') },
                  { label: 'Add to the waiting list', onChoose: () => ask('waiting') },
                  { label: 'Delete', onChoose: () => ask('deletion'), isDanger: true },
                ]
              : []),
            ...(account
              ? [{ label: 'Invite to sign in', onChoose: () => invitation.run(), isBusy: invitation.isBusy }]
              : []),
            { label: 'Hand over the record (PDF)', onChoose: () => record.run(), isBusy: record.isBusy },
          ]}
        />
        {patient.isProfileComplete ? (
          <Button type="primary" onClick={() => ask('booking')}>
            Book a session
          </Button>
        ) : (
          <Button type="primary" onClick={() => ask('completion')}>
            Complete the record
          </Button>
        )}
      </Stack>
      {subject && dialog === 'booking' && <BookSessionDialog day={today} patient={patient} {...closing} />}
      {subject && dialog === 'waiting' && <AddToListDialog patient={patient} {...closing} />}
      {subject && dialog === 'payment' && <RecordPaymentDialog patient={patient} reloads={ledgerLists} {...closing} />}
      {subject && dialog === 'charge' && (
        <ChargeDialog patient={patient} mayDiscount reloads={ledgerLists} {...closing} />
      )}
      {subject && dialog === 'completion' && (
        <CompletePatientDialog known={overview} readAgain={readAgain} {...closing} />
      )}
      {subject && dialog === 'deletion' && (
        <DeletePatientDialog
          patient={patient}
          onMismatch={() => report('Mobile number does not match. Deletion cancelled.')}
          onDeleted={onDone}
          {...closing}
        />
      )}
    </>
  );
}
