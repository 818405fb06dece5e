import { Button } from 'antd';
import { useState } from 'react';
import { clinicDay } from '#src/calendar/clinic-time';
import { recordPath } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import { useErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useDialog } from '#src/ui/dialogs/useDialog';
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
 * Actions on a record by its state: hand over a live one; complete an incomplete one; book, charge, take a payment for or delete a complete
 * one; restore a deleted one.
 */
export function PatientActions({ overview, onDone, readAgain }: Props) {
  const { patient, deletedAt } = overview;
  const [dialog, setDialog] = useState<'booking' | 'payment' | 'charge' | 'deletion' | 'completion' | 'waiting'>(
    'booking',
  );
  const [today, setToday] = useState('');
  const { subject, open, frame } = useDialog();
  const { report } = useErrorSlot();
  const restore = useRestore(onDone);
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
      <DownloadButton
        address={recordPath(patient.id)}
        fileName={`record-${patient.patientId}.pdf`}
        failureText={(failure) => failureText('Failed to make the record', failure)}
      >
        Hand over the record (PDF)
      </DownloadButton>
      {patient.isProfileComplete ? (
        <>
          <Button danger onClick={() => ask('deletion')}>
            Delete
          </Button>
          <Button onClick={() => ask('charge')}>Charge</Button>
          <Button onClick={() => ask('waiting')}>Add to the waiting list</Button>
          <Button onClick={() => ask('payment')}>Record payment</Button>
          <Button type="primary" onClick={() => ask('booking')}>
            Book a session
          </Button>
        </>
      ) : (
        <Button type="primary" onClick={() => ask('completion')}>
          Complete the record
        </Button>
      )}
      {subject && dialog === 'booking' && <BookSessionDialog day={today} patient={patient} {...closing} />}
      {subject && dialog === 'waiting' && <AddToListDialog patient={patient} {...closing} />}
      {subject && dialog === 'payment' && <RecordPaymentDialog patient={patient} {...closing} />}
      {subject && dialog === 'charge' && <ChargeDialog patient={patient} {...closing} />}
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
