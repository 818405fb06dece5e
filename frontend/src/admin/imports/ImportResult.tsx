import { useEffect } from 'react';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { SkeletonBar } from '#src/ui/feedback/SkeletonBar';
import { usePatientImportQuery, type ImportFieldsFragment } from './gql/generated';
import styles from './ImportResult.module.css';
import { ImportErrors } from './ImportErrors';
import { ImportOutcome } from './ImportOutcome';
import { HeadingChoice } from './HeadingChoice';
import type { CheckedFile } from './ImportPage';
import { progressText, rowsDone } from './import-labels';

/** Poll interval in milliseconds. */
const asking = 1_000;

interface Props {
  readonly id: string;
  /** The file of a dry run; undefined after a reload. */
  readonly checked: CheckedFile | undefined;
  /** Called with the new dry run's id when the file is checked with other columns. */
  readonly onChecked: (id: string, file: File) => void;
  /** Called with the new id when the import of the file starts. */
  readonly onImport: (id: string) => void;
}

/** Progress or result of an import; a dry run leads to the import. */
export function ImportResult({ id, checked, onChecked, onImport }: Props) {
  const query = usePatientImportQuery({ variables: { id }, fetchPolicy: 'network-only' });
  // On failure, keep the last data: the import goes on.
  const { data, error, startPolling, stopPolling } = query;
  const isRunning = data?.patientImport.status === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(asking);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);
  return (
    <QueryBoundary
      query={query}
      failureText={(failure) => failureText('Failed to fetch the import', failure)}
      skeleton={<SkeletonBar className={styles.bar} />}
    >
      {({ patientImport: found }) => (
        <Card title={titleOf(found)} standsOut>
          <ErrorSlot />
          <p className={styles.file}>{found.fileName}</p>
          {found.status === 'RUNNING' && <Running found={found} isUnknown={error !== undefined} />}
          {found.status === 'DONE' && <ImportOutcome found={found} checked={checked} onImport={onImport} />}
          {found.dryRun && found.headings.length > 0 && found.status !== 'RUNNING' && (
            <HeadingChoice headings={found.headings} file={checked?.file} onChecked={onChecked} />
          )}
          {found.errors.length > 0 && <ImportErrors found={found} />}
        </Card>
      )}
    </QueryBoundary>
  );
}

function titleOf({ dryRun, status }: ImportFieldsFragment): string {
  if (status === 'FAILED') return 'This file cannot be taken';
  if (dryRun) return status === 'RUNNING' ? 'The file is being checked' : 'The file was checked';
  return status === 'RUNNING' ? 'The file is being imported' : 'The file was imported';
}

/** Progress bar with text; the page may be left and reopened. */
function Running({ found, isUnknown }: { readonly found: ImportFieldsFragment; readonly isUnknown: boolean }) {
  const { rows } = found;
  return (
    <>
      <progress
        aria-label="Progress"
        className={styles.progress}
        {...(rows > 0 && { value: rowsDone(found), max: rows })}
      />
      <output className={styles.text}>{progressText(found)}</output>
      {isUnknown && (
        <p role="alert" className={styles.text}>
          The server cannot be asked at the moment how far it is. The work does not depend on that, and it is asked
          again by itself.
        </p>
      )}
      <p className={styles.text}>You can leave this page and come back to its address: the work goes on.</p>
    </>
  );
}
