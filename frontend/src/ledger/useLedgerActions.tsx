import type { DocumentNode } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import type { PaymentRowFragment } from '../workplace/gql/generated';
import { useWorkplace, type PatientChoice } from '../workplace/workplace-context';
import type { LedgerBillFragment, LedgerChargeFragment, WalletPackageFragment } from './gql/generated';
import { ledgerLists } from './ledger-lists';

const RecordPaymentDialog = dialogOnDemand(
  async () => (await import('../payments/RecordPaymentDialog')).RecordPaymentDialog,
);
const RefundPaymentDialog = dialogOnDemand(
  async () => (await import('../payments/RefundPaymentDialog')).RefundPaymentDialog,
);
const ChargeDialog = dialogOnDemand(async () => (await import('../payments/ChargeDialog')).ChargeDialog);
const SellPackageDialog = dialogOnDemand(async () => (await import('./SellPackageDialog')).SellPackageDialog);
const ClosePackageDialog = dialogOnDemand(async () => (await import('./ClosePackageDialog')).ClosePackageDialog);
const CancelChargeDialog = dialogOnDemand(async () => (await import('./CancelChargeDialog')).CancelChargeDialog);
const ReduceChargeDialog = dialogOnDemand(async () => (await import('./ReduceChargeDialog')).ReduceChargeDialog);
const CancelCreditDialog = dialogOnDemand(async () => (await import('./CancelCreditDialog')).CancelCreditDialog);

const IssueBillDialog = dialogOnDemand(async () => (await import('./IssueBillDialog')).IssueBillDialog);
const CancelBillDialog = dialogOnDemand(async () => (await import('./CancelBillDialog')).CancelBillDialog);
const SendPaperDialog = dialogOnDemand(async () => (await import('../papers/SendPaperDialog')).SendPaperDialog);
const StatementDialog = dialogOnDemand(async () => (await import('./StatementDialog')).StatementDialog);

type Charge = LedgerChargeFragment;
type Credit = Charge['credits'][number];

/** A package whose charge a payment pays first. */
export type PackageToPay = Pick<WalletPackageFragment, 'id' | 'name' | 'due'>;

/** What a dialog of the ledger is about. */
type Asked =
  | { readonly action: 'pay'; readonly forPackage?: PackageToPay }
  | { readonly action: 'sell' | 'charge' | 'bill' | 'statement' | 'send' }
  | { readonly action: 'cancelBill'; readonly bill: LedgerBillFragment }
  | { readonly action: 'close'; readonly sold: WalletPackageFragment }
  | { readonly action: 'refund'; readonly payment: PaymentRowFragment; readonly amount: number }
  | { readonly action: 'cancel' | 'WRITE_OFF' | 'DISCOUNT'; readonly charge: Charge }
  | { readonly action: 'cancelCredit'; readonly charge: Charge; readonly credit: Credit };

/** Actions of admins on charges. */
export interface ChargeActions {
  readonly cancel: (charge: Charge) => void;
  readonly writeOff: (charge: Charge) => void;
  readonly discount: (charge: Charge) => void;
  readonly cancelCredit: (charge: Charge, credit: Credit) => void;
}

/** Actions on what a patient owes, each of which opens its dialog. */
export interface LedgerActions {
  /** @param forPackage package whose charge is paid first */
  readonly pay: (forPackage?: PackageToPay) => void;
  readonly sell: () => void;
  /** Adds a charge. */
  readonly charge: () => void;
  /** Issues a bill. */
  readonly bill: () => void;
  /** Absent where bills are not canceled. */
  readonly cancelBill: ((bill: LedgerBillFragment) => void) | undefined;
  /** Prints a statement of account. */
  readonly statement: () => void;
  /** Sends a receipt, bill or statement by e-mail. */
  readonly send: () => void;
  /** Absent where packages are not closed. */
  readonly closePackage: ((sold: WalletPackageFragment) => void) | undefined;
  /** Absent where charges are not reduced. */
  readonly ofCharges: ChargeActions | undefined;
}

interface Options {
  readonly patient: PatientChoice;
  /** Balance due, in paise. */
  readonly due: number;
  /** Further queries of the page to refetch after a change. */
  readonly reloads: readonly DocumentNode[];
}

/** Returns the actions on what a patient owes, and their dialogs. A sale leads to the payment, a closing to the refund. */
export function useLedgerActions({ patient, due, reloads: ofPage }: Options): {
  readonly actions: LedgerActions;
  readonly dialogs: ReactNode;
} {
  const { mayReduce } = useWorkplace();
  const { subject: asked, open, frame } = useDialog<Asked>();
  // Open the next dialog after the first has closed, so that it can restore focus to the button.
  const [next, setNext] = useState<Asked | null>(null);
  const reloads = [...ledgerLists, ...ofPage];
  const closing = {
    ...frame,
    reloads,
    onClosed: () => {
      frame.onClosed();
      if (next) open(next);
      setNext(null);
    },
  };
  return {
    actions: {
      pay: (forPackage) => open({ action: 'pay', ...(forPackage && { forPackage }) }),
      sell: () => open({ action: 'sell' }),
      charge: () => open({ action: 'charge' }),
      bill: () => open({ action: 'bill' }),
      cancelBill: mayReduce ? (bill) => open({ action: 'cancelBill', bill }) : undefined,
      statement: () => open({ action: 'statement' }),
      send: () => open({ action: 'send' }),
      closePackage: mayReduce ? (sold) => open({ action: 'close', sold }) : undefined,
      ofCharges: mayReduce
        ? {
            cancel: (charge) => open({ action: 'cancel', charge }),
            writeOff: (charge) => open({ action: 'WRITE_OFF', charge }),
            discount: (charge) => open({ action: 'DISCOUNT', charge }),
            cancelCredit: (charge, credit) => open({ action: 'cancelCredit', charge, credit }),
          }
        : undefined,
    },
    dialogs: (
      <>
        {asked?.action === 'pay' && (
          <RecordPaymentDialog
            {...closing}
            patient={patient}
            forPackage={asked.forPackage}
            amount={asked.forPackage?.due ?? (due > 0 ? due : undefined)}
          />
        )}
        {asked?.action === 'charge' && <ChargeDialog {...closing} patient={patient} mayDiscount={mayReduce} />}
        {asked?.action === 'bill' && <IssueBillDialog {...closing} patient={patient} />}
        {asked?.action === 'cancelBill' && <CancelBillDialog {...closing} bill={asked.bill} />}
        {asked?.action === 'statement' && <StatementDialog {...frame} patient={patient} />}
        {asked?.action === 'send' && <SendPaperDialog {...frame} patient={patient} />}
        {asked?.action === 'sell' && (
          <SellPackageDialog
            {...closing}
            patient={patient}
            mayDiscount={mayReduce}
            onPay={(forPackage) => setNext({ action: 'pay', forPackage })}
          />
        )}
        {asked?.action === 'close' && (
          <ClosePackageDialog
            {...closing}
            sold={asked.sold}
            patientId={patient.id}
            onRefund={(payment, amount) => setNext({ action: 'refund', payment, amount })}
          />
        )}
        {asked?.action === 'refund' && <RefundPaymentDialog {...closing} payment={asked.payment} most={asked.amount} />}
        {asked?.action === 'cancel' && <CancelChargeDialog {...closing} charge={asked.charge} />}
        {(asked?.action === 'WRITE_OFF' || asked?.action === 'DISCOUNT') && (
          <ReduceChargeDialog {...closing} kind={asked.action} charge={asked.charge} />
        )}
        {asked?.action === 'cancelCredit' && (
          <CancelCreditDialog {...closing} charge={asked.charge} credit={asked.credit} />
        )}
      </>
    ),
  };
}
