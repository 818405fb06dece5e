import { Checkbox, Form, Input, Select } from 'antd';
import { failureText } from '../failure-text';
import { useClinicToday } from '../calendar/useClinicToday';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { untilLoaded } from '../ui/feedback/QueryBoundary';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { choiceRules } from '../ui/forms/form-rules';
import { Subject } from '../ui/layout/Subject';
import {
  SendablePapersDocument,
  useSendablePapersQuery,
  useSendDocumentMutation,
  useSetPatientEmailConsentMutation,
  type DocumentKind,
  type SendablePapersQuery,
} from './gql/generated';

interface Values {
  /** Kind and id, such as `BILL 0197…`. */
  readonly paper: string;
  readonly from: string;
  readonly until: string;
  readonly agreed: boolean;
}

interface Props extends DialogState {
  readonly patient: { readonly id: string; readonly patientId: string; readonly name: string };
}

const papersOf = ({ bills, paymentsConnection }: SendablePapersQuery, patientId: string) => [
  ...paymentsConnection.edges.flatMap(({ node: { id, receiptNumber } }) =>
    receiptNumber === null ? [] : [{ value: `RECEIPT ${id}`, label: `Receipt ${receiptNumber}` }],
  ),
  ...bills.edges.flatMap(({ node: { id, number, canceledReason } }) =>
    canceledReason === null ? [{ value: `BILL ${id}`, label: `Bill ${number}` }] : [],
  ),
  { value: `STATEMENT ${patientId}`, label: 'Statement of account' },
];

/** Sends a receipt, a bill or a statement by e-mail to its patient, who said yes to it: at their page, or at the desk now. */
export function SendPaperDialog({ patient, ...frame }: Props) {
  const papers = useSendablePapersQuery({ variables: { patientId: patient.id }, fetchPolicy: 'no-cache' });
  const { data } = papers;
  const [send] = useSendDocumentMutation();
  const [setConsent] = useSetPatientEmailConsentMutation();
  const today = useClinicToday();
  const consent = data?.channelConsents.find(({ channel }) => channel === 'EMAIL');
  const mayAsk = Boolean(consent?.reaches);
  return (
    <FormDialog<Values>
      {...frame}
      title="Send by e-mail"
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
        </Subject>
      }
      waiting={untilLoaded(
        papers,
        (failure) => failureText('Failed to fetch the documents', failure),
        <TextSkeleton lines={4} />,
      )}
      name="send-paper"
      initialValues={{ agreed: false, from: `${today.slice(0, 8)}01`, until: today }}
      submitLabel="Send"
      send={async ({ paper, from, until, agreed }) => {
        if (agreed && !consent?.given) await setConsent({ variables: { patientId: patient.id, given: true } });
        const [document = '', id = ''] = paper.split(' ');
        const days = document === 'STATEMENT' ? { from, until } : {};
        const input = { document: document as DocumentKind, id, channel: 'EMAIL' as const, ...days };
        const sent = await send({ variables: { input } });
        return `It is on its way to ${sent.data?.sendDocument.to || 'the patient'}.`;
      }}
      failureText={(failure) => failureText('The document could not be sent', failure)}
      reloads={[SendablePapersDocument]}
    >
      {!mayAsk && <p>The patient has no confirmed e-mail address. They confirm it in their settings.</p>}
      <Form.Item name="paper" label="Document" rules={choiceRules('Please choose a document')}>
        <Select options={data ? papersOf(data, patient.id) : []} />
      </Form.Item>
      <Form.Item noStyle dependencies={['paper']}>
        {({ getFieldValue }) =>
          String(getFieldValue('paper')).startsWith('STATEMENT') && (
            <>
              <Form.Item name="from" label="From" rules={choiceRules('The first day is required')}>
                <Input type="date" min="2000-01-01" />
              </Form.Item>
              <Form.Item name="until" label="Until" rules={choiceRules('The last day is required')}>
                <Input type="date" min="2000-01-01" />
              </Form.Item>
            </>
          )
        }
      </Form.Item>
      {mayAsk && !consent?.given && (
        <Form.Item name="agreed" valuePropName="checked" extra="Tick it if the patient says so.">
          <Checkbox>{consent?.words}</Checkbox>
        </Form.Item>
      )}
    </FormDialog>
  );
}
