import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { LoadError } from '#src/ui/feedback/LoadError';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { errorOf } from '#src/errors';
import {
  SavedReportsDocument,
  useDeleteSavedReportMutation,
  useSavedReportsQuery,
  type ReportKind,
  type SavedReportsQuery,
} from './gql/generated';
import { JournalCard } from './JournalCard';
import { reportKinds, slugOf } from './report-kinds';
import { ReportMails } from './ReportMails';
import { savedPath } from './saved-report';
import styles from './reports.module.css';

type Saved = SavedReportsQuery['savedFilters'][number];

/** /admin/reports: the reports by the questions that they answer, the caller's saved ones, the journal for the accountant, and the mails. */
export function ReportsPage() {
  return (
    <Screen title="Reports">
      <Stack gap={4}>
        <Card title="Questions">
          <ul className={styles.kinds}>
            {(Object.keys(reportKinds) as ReportKind[]).map((kind) => (
              <li key={kind}>
                <Link to={pathOf(staffPaths.adminReportOf, slugOf(kind))}>{reportKinds[kind].title}</Link>
                <span>{reportKinds[kind].question}</span>
              </li>
            ))}
          </ul>
        </Card>
        <SavedReports />
        <JournalCard />
        <ReportMails />
      </Stack>
    </Screen>
  );
}

function SavedReports() {
  const { data, error, refetch } = useSavedReportsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteSavedReportMutation();
  const removal = useAction<Saved>({
    keyOf: ({ id }) => id,
    send: async ({ id, name }) => {
      await remove({ variables: { id } });
      return `“${name}” was deleted.`;
    },
    failureText: (failure) => failureText('Failed to delete the saved report', failure),
    reloads: [SavedReportsDocument],
  });
  if (error && !data)
    return (
      <LoadError
        message={failureText('Failed to fetch your saved reports', errorOf(error))}
        onRetry={() => void refetch()}
      />
    );
  if (!data?.savedFilters.length) return null;
  return (
    <Card title="Saved reports">
      <ul className={styles.kinds}>
        {data.savedFilters.map((saved) => {
          const to = savedPath(saved.query);
          return (
            <li key={saved.id}>
              {to ? <Link to={to}>{saved.name}</Link> : <strong>{saved.name}</strong>}
              <Button
                type="text"
                size="small"
                aria-label={`Delete “${saved.name}”`}
                loading={removal.isBusyWith(saved.id)}
                onClick={() => removal.run(saved)}
              >
                Delete
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
