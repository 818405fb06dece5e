import { useState } from 'react';
import { Input } from 'antd';
import * as text from '#messages/ownPayments';
import { useClinicToday } from '#src/calendar/useClinicToday';
import { statementFile, statementPath } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { financialYear } from '#src/ledger/financial-years';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import { ErrorSlot, ErrorSlotProvider } from '#src/ui/feedback/ErrorSlotProvider';
import { Card } from '#src/ui/layout/Card';
import styles from './OwnPaymentItem.module.css';
import page from './OwnPaymentsPage.module.css';

/** The statement of account of the days that a patient chooses, at first of this financial year, in the language of the page. */
export function OwnStatement() {
  const [days, setDays] = useState(financialYear(useClinicToday()));
  const { from, until } = days;
  return (
    <div className={page.after}>
      <Card title={text.statement}>
        <p className={styles.details}>{text.statementHint}</p>
        <ErrorSlotProvider>
          <div className={page.days}>
            <label>
              {text.from}
              <Input type="date" value={from} onChange={({ target }) => setDays({ ...days, from: target.value })} />
            </label>
            <label>
              {text.until}
              <Input type="date" value={until} onChange={({ target }) => setDays({ ...days, until: target.value })} />
            </label>
            <DownloadButton
              address={statementPath('me', { from, until })}
              fileName={statementFile(from, until)}
              failureText={(failure) => failureText(text.statementNotFetched, failure)}
            >
              {text.downloadStatement}
            </DownloadButton>
          </div>
          <ErrorSlot />
        </ErrorSlotProvider>
      </Card>
    </div>
  );
}
