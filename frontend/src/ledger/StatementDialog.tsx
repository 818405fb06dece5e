import { Form, Input, Radio } from 'antd';
import { useClinicToday } from '../calendar/useClinicToday';
import { downloadFile } from '../downloads/download-file';
import { statementFile, statementPath } from '../downloads/export-paths';
import { failureText } from '../failure-text';
import type { DialogState } from '../ui/dialogs/Dialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { choiceRules } from '../ui/forms/form-rules';
import { RadioChoice } from '../ui/forms/RadioChoice';
import { Subject } from '../ui/layout/Subject';
import { financialYear, type Days } from './financial-years';
import styles from './ledger.module.css';

interface Values extends Days {
  readonly period: 'month' | 'year' | 'former' | 'own';
  readonly language: 'en' | 'hi';
}

interface Props extends DialogState {
  readonly patient: { readonly id: string; readonly patientId: string; readonly name: string };
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
];

/** Downloads a statement of account of a financial year, a month or other days. */
export function StatementDialog({ patient, ...frame }: Props) {
  const today = useClinicToday();
  return (
    <FormDialog<Values>
      {...frame}
      title="Statement"
      lead={
        <Subject>
          <strong>{patient.name}</strong> {patient.patientId}
        </Subject>
      }
      name="statement"
      initialValues={{ period: 'year', language: 'en', ...financialYear(today) }}
      submitLabel="Get the PDF"
      send={async ({ from, until, language }) => {
        await downloadFile(statementPath(patient.id, { from, until, language }), statementFile(from, until));
        return 'The statement was saved.';
      }}
      failureText={(failure) => failureText('Failed to fetch the statement', failure)}
    >
      <Periods today={today} />
      <Form.Item name="from" label="From" rules={choiceRules('The first day is required')}>
        <Input type="date" min="2000-01-01" />
      </Form.Item>
      <Form.Item name="until" label="Until" rules={choiceRules('The last day is required')}>
        <Input type="date" min="2000-01-01" />
      </Form.Item>
      <Form.Item name="language" label="Language">
        <RadioChoice label="Language" options={languages} />
      </Form.Item>
    </FormDialog>
  );
}

/** Usual periods, which fill the days below. */
function Periods({ today }: { readonly today: string }) {
  const form = Form.useFormInstance<Values>();
  const days = {
    year: financialYear(today),
    former: financialYear(today, 1),
    month: { from: `${today.slice(0, 8)}01`, until: today },
    own: undefined,
  };
  return (
    <Form.Item name="period" label="Period">
      <Radio.Group
        aria-label="Period"
        className={styles.choices}
        onChange={({ target }) => form.setFieldsValue(days[target.value as Values['period']] ?? {})}
      >
        <Radio value="year">This financial year</Radio>
        <Radio value="former">The financial year before</Radio>
        <Radio value="month">This month</Radio>
        <Radio value="own">Other days</Radio>
      </Radio.Group>
    </Form.Item>
  );
}
