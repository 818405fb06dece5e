import { useState, type ReactNode } from 'react';
import { clinicDay } from '../calendar/clinic-time';
import { DeskDayDocument } from '../clinic-day/gql/generated';
import type { PatientChoice } from '../workplace/workplace-context';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import { useRefetchQueries } from '../ui/hooks/useRefetchQueries';
import { ChargesDocument } from '../ledger/gql/generated';
import {
  AppointmentsOfPatientDocument,
  PatientsDocument,
  PaymentsConnectionDocument,
} from '../workplace/gql/generated';
import { DeskPatientDocument, MyTakingsDocument } from './gql/generated';

const BookSessionDialog = dialogOnDemand(async () => (await import('../schedule/BookSessionDialog')).BookSessionDialog);
const RecordPaymentDialog = dialogOnDemand(
  async () => (await import('../payments/RecordPaymentDialog')).RecordPaymentDialog,
);
const NewCallerDialog = dialogOnDemand(async () => (await import('./NewCallerDialog')).NewCallerDialog);

type Person = Omit<PatientChoice, '__typename' | 'contactNumber'> & { readonly contactNumber?: string | null };

/** What a dialog of the desk is about. */
type Asked =
  | { readonly action: 'book'; readonly patient?: PatientChoice; readonly day: string }
  | { readonly action: 'pay'; readonly patient?: PatientChoice; readonly amount?: number }
  | { readonly action: 'call' };

/** Queries of the desk's pages that a booking, a payment or a new caller changes. */
const shown = [
  DeskDayDocument,
  DeskPatientDocument,
  MyTakingsDocument,
  AppointmentsOfPatientDocument,
  PatientsDocument,
  PaymentsConnectionDocument,
  ChargesDocument,
];

/** Actions of the front desk, each of which opens its dialog. */
export interface DeskActions {
  readonly book: (patient?: Person) => void;
  /** @param amount initial amount, in paise */
  readonly pay: (patient?: Person, amount?: number) => void;
  readonly call: () => void;
  /** The dialogs, to be rendered by the page. */
  readonly dialogs: ReactNode;
}

const choiceOf = ({ id, patientId, name, contactNumber = null }: Person) => ({ id, patientId, name, contactNumber });

/** Returns the actions of the front desk. A new caller is booked in the same flow: name and number, then the time. */
export function useDeskActions(): DeskActions {
  const reload = useRefetchQueries();
  const { subject: asked, open, frame } = useDialog<Asked>();
  // Open the booking after the caller's dialog has closed, so that it can restore focus to the button.
  const [caller, setCaller] = useState<PatientChoice | null>(null);
  const today = () => clinicDay(Date.now());
  const closing = {
    ...frame,
    onClosed: () => {
      frame.onClosed();
      reload(shown);
      if (caller) open({ action: 'book', patient: caller, day: today() });
      setCaller(null);
    },
  };
  return {
    book: (patient) => open({ action: 'book', day: today(), ...(patient && { patient: choiceOf(patient) }) }),
    pay: (patient, amount) =>
      open({ action: 'pay', ...(patient && { patient: choiceOf(patient) }), ...(amount && { amount }) }),
    call: () => open({ action: 'call' }),
    dialogs: (
      <>
        {asked?.action === 'book' && <BookSessionDialog {...closing} day={asked.day} patient={asked.patient} />}
        {asked?.action === 'pay' && <RecordPaymentDialog {...closing} patient={asked.patient} amount={asked.amount} />}
        {asked?.action === 'call' && <NewCallerDialog {...closing} onRegistered={setCaller} />}
      </>
    ),
  };
}
