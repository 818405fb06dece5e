import type { DocumentNode } from '@apollo/client';
import { Button, Checkbox, Form, Skeleton } from 'antd';
import { useState } from 'react';
import { failureText } from '../failure-text';
import { onceFailureText } from '../payments/once-failure-text';
import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { CheckboxChoice } from '../ui/forms/CheckboxChoice';
import { Stack } from '../ui/layout/Stack';
import { Subject } from '../ui/layout/Subject';
import { rupeesText } from '../values/rupees';
import { useBill } from './BillsCard';
import {
  useChargesQuery,
  useIssueBillMutation,
  type LedgerBillFragment,
  type LedgerChargeFragment,
} from './gql/generated';
import { billableOf, chargeLine } from './ledger-texts';
import { StepDialog } from './StepDialog';

/** Charges that a bill may have (schema/bill.graphql). */
const most = 100;

interface Props extends DialogState {
  readonly patient: { readonly id: string; readonly patientId: string; readonly name: string };
  readonly reloads: readonly DocumentNode[];
}

/** Issues a bill for charges that are on none. Repeated submits issue one. It leads to the PDF. */
export function IssueBillDialog(props: Props) {
  const { patient, reloads: _reloads, ...frame } = props;
  const query = useChargesQuery({ variables: { patientId: patient.id } });
  const charges = query.data && billableOf(query.data.charges);
  if (charges && charges.length > 0) return <IssueForm {...props} charges={charges} />;
  return (
    <Dialog title="Bill" {...frame}>
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('Failed to fetch the charges', failure)}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}
      >
        {() => <p>Each charge that counts is on a bill.</p>}
      </QueryBoundary>
    </Dialog>
  );
}

interface Values {
  readonly chargeIds: readonly string[];
  readonly withDiagnosis?: boolean;
}

function IssueForm({
  patient,
  charges: found,
  ...frame
}: Props & { readonly charges: readonly LedgerChargeFragment[] }) {
  // Those of the opening: after the issue there are others.
  const [charges] = useState(() => found.slice(-most));
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [issue] = useIssueBillMutation();
  const open = useBill();
  const send = async ({ chargeIds, withDiagnosis = false }: Values) => {
    const input = { patientId: patient.id, chargeIds, withDiagnosis };
    const { data } = await issue({ variables: { input, idempotencyKey } });
    if (!data) throw new Error('The answer has no bill.');
    return data.issueBill;
  };
  return (
    <StepDialog<Values, LedgerBillFragment>
      {...frame}
      title="Bill"
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
        </Subject>
      }
      name="bill"
      initialValues={{ chargeIds: charges.map(({ id }) => id) }}
      submitLabel="Issue bill"
      send={send}
      failureText={(failure) => onceFailureText('Failed to issue the bill', 'issued', failure, 'the bills')}
      renderResult={(bill) => (
        <>
          <p>
            <output>
              The bill {bill.number} of {rupeesText(bill.total)} was issued.
            </output>
          </p>
          <Stack row justify="end" gap={2}>
            <Button onClick={frame.onClose}>Close</Button>
            <Button onClick={() => open.run({ bill, language: 'hi' })}>PDF in Hindi</Button>
            <Button type="primary" loading={open.isBusyWith(bill.id)} onClick={() => open.run({ bill })}>
              PDF
            </Button>
          </Stack>
        </>
      )}
    >
      <Form.Item
        name="chargeIds"
        label="Charges"
        rules={[{ required: true, type: 'array', min: 1, message: 'Choose at least one charge' }]}
      >
        <CheckboxChoice
          label="Charges"
          options={charges.map((charge) => ({
            value: charge.id,
            label: `${rupeesText(charge.amount)} ${charge.text}, ${chargeLine(charge)}`,
          }))}
        />
      </Form.Item>
      <Form.Item
        name="withDiagnosis"
        valuePropName="checked"
        extra="If the patient asks for it, such as for an insurer."
      >
        <Checkbox>Print the diagnosis</Checkbox>
      </Form.Item>
    </StepDialog>
  );
}
