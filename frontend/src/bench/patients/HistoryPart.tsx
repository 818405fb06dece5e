import { Button } from 'antd';
import { dayText } from '#src/calendar/clinic-time';
import { dialogOnDemand } from '#src/ui/dialogs/dialogOnDemand';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { Card } from '#src/ui/layout/Card';
import { Stack } from '#src/ui/layout/Stack';
import { EmptyList } from '#src/ui/lists/EmptyList';
import styles from './BenchPatientPage.module.css';
import type { BenchPatientQuery } from './gql/generated';

const HistoryEntryDialog = dialogOnDemand(async () => (await import('./HistoryEntryDialog')).HistoryEntryDialog);
const ProgressReportDialog = dialogOnDemand(async () => (await import('./ProgressReportDialog')).ProgressReportDialog);

interface Props {
  readonly known: BenchPatientQuery['benchPatient'];
  /** Whether one may add to both. */
  readonly mayAdd: boolean;
}

/** The medical history and the progress reports, newest first. */
export function HistoryPart({ known, mayAdd }: Props) {
  const { patient, medicalHistory, progressReports } = known;
  const entry = useDialog();
  const report = useDialog();
  return (
    <Stack gap={4}>
      <Card title="Medical history" beside={mayAdd && <Button onClick={() => entry.open(true)}>Add an entry</Button>}>
        {medicalHistory.length === 0 ? (
          <EmptyList title="No entries yet." hint="Earlier diagnoses, treatments and operations appear here." />
        ) : (
          <ul aria-label="Medical history" className={styles.list}>
            {medicalHistory.map(({ id, diagnosis, treatment, surgeryDetails }) => (
              <li key={id}>
                <strong>{diagnosis}</strong>
                {treatment && <p className={styles.text}>Treatment: {treatment}</p>}
                {surgeryDetails && <p className={styles.text}>Operation: {surgeryDetails}</p>}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card
        title="Progress reports"
        beside={mayAdd && <Button onClick={() => report.open(true)}>Write a report</Button>}
      >
        {progressReports.length === 0 ? (
          <EmptyList title="No reports yet." hint="Reports of the team about the course appear here." />
        ) : (
          <ul aria-label="Progress reports" className={styles.list}>
            {progressReports.map(({ id, content, createdAt, document }) => (
              <li key={id}>
                <span className={styles.quiet}>{dayText(createdAt)}</span>
                {document.replacedByReportId && <strong> Replaced by a newer report</strong>}
                <p className={styles.text}>{content}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {entry.subject && <HistoryEntryDialog patientId={patient.id} {...entry.frame} />}
      {report.subject && <ProgressReportDialog patientId={patient.id} {...report.frame} />}
    </Stack>
  );
}
