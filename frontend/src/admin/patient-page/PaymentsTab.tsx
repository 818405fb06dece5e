import type { DocumentNode } from '@apollo/client';
import { BillsCard } from '#src/ledger/BillsCard';
import { ChargesCard } from '#src/ledger/ChargesCard';
import { LinksCard } from '#src/ledger/LinksCard';
import type { LedgerActions } from '#src/ledger/useLedgerActions';
import { WalletCard } from '#src/ledger/WalletCard';
import { PatientPayments } from '#src/payments/PatientPayments';
import { Card } from '#src/ui/layout/Card';
import { PatientTimeline } from './PatientTimeline';

interface Props {
  readonly patientId: string;
  /** Absent for a deleted record, whose payments are history. */
  readonly actions: LedgerActions | undefined;
  /** Queries of the page to refetch after a change of a payment. */
  readonly reloads: readonly DocumentNode[];
}

/** A patient's payment links, packages, charges, bills and payments. */
export function PaymentsTab({ patientId, actions, reloads }: Props) {
  return (
    <>
      <LinksCard patientId={patientId} mayChange={Boolean(actions)} reloads={reloads} />
      <WalletCard patientId={patientId} actions={actions} />
      <ChargesCard patientId={patientId} actions={actions} />
      <BillsCard patientId={patientId} actions={actions} />
      {actions ? (
        <PatientPayments patientId={patientId} reloads={reloads} />
      ) : (
        <Card title="Payments">
          <PatientTimeline patientId={patientId} label="Payments" kinds={['PAYMENT']} />
        </Card>
      )}
    </>
  );
}
