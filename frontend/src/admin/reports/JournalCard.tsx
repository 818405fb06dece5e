import { Button, Form, Input } from 'antd';
import { Link } from 'react-router-dom';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { downloadNamedFile } from '#src/downloads/download-named-file';
import { exportPaths } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { choiceRules } from '#src/ui/forms/form-rules';
import { FormGrid } from '#src/ui/forms/FormGrid';
import { MutationForm } from '#src/ui/forms/MutationForm';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { Card } from '#src/ui/layout/Card';
import { daysOf } from './report-days';
import styles from './reports.module.css';

interface Values {
  readonly from: string;
  readonly until: string;
  readonly format: 'tally' | 'csv';
}

const formats = [
  { value: 'tally', label: 'Tally (XML)' },
  { value: 'csv', label: 'CSV' },
];

/** Downloads the journal of some days, the last month if nothing else is chosen. */
export function JournalCard() {
  const today = useClinicToday();
  return (
    <Card title="For the accountant">
      <p className={styles.lead}>
        The journal has every movement of money in double entry, without names of patients. Close the days of a month
        before you hand it over: until then it is a draft, and its name says so.{' '}
        <Link to={pathOf(staffPaths.adminClinicSection, 'accounts')}>Names of the accounts</Link>
      </p>
      <MutationForm<Values>
        name="journal"
        initialValues={{ ...daysOf('last-month', today), format: 'tally' }}
        send={async ({ from, until, format }) => {
          const address = exportPaths.journal({ from, until, format });
          const name = await downloadNamedFile(address, `journal.${format === 'csv' ? 'csv' : 'xml'}`);
          return name.includes('-draft.') ? 'The draft of the journal was saved.' : 'The journal was saved.';
        }}
        failureText={(failure) => failureText('Failed to fetch the journal', failure)}
        renderButtons={(isBusy) => (
          <Button type="primary" htmlType="submit" loading={isBusy}>
            Get the journal
          </Button>
        )}
      >
        <FormGrid>
          <Form.Item name="from" label="From" rules={choiceRules('The first day is required')}>
            <Input type="date" min="2000-01-01" max={today} />
          </Form.Item>
          <Form.Item name="until" label="Until" rules={choiceRules('The last day is required')}>
            <Input type="date" min="2000-01-01" max={today} />
          </Form.Item>
        </FormGrid>
        <Form.Item name="format" label="File">
          <RadioChoice label="File" options={formats} />
        </Form.Item>
      </MutationForm>
    </Card>
  );
}
