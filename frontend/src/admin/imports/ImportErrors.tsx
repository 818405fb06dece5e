import { importPaths } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { DataTable, type Column } from '#src/ui/lists/DataTable';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import { Stack } from '#src/ui/layout/Stack';
import { numberText } from '#src/values/number-text';
import type { ImportFieldsFragment } from './gql/generated';
import styles from './ImportErrors.module.css';

type ImportError = ImportFieldsFragment['errors'][number];

/** Maximum number of errors shown; the downloaded file has all. */
const mostShown = 100;

const columns: readonly Column<ImportError, null>[] = [
  {
    title: 'Row',
    kind: 'lead',
    cell: ({ row }) => (
      <>
        <span className={styles.ofCard}>Row </span>
        {numberText(row)}
      </>
    ),
  },
  { title: 'Column', kind: 'text', cell: ({ column }) => column ?? 'The whole row' },
  { title: 'What to do', kind: 'text', cell: ({ message }) => message },
];

/** Errors by row and column, with a file of all errors. */
export function ImportErrors({ found: { id, errors } }: { readonly found: ImportFieldsFragment }) {
  const rows = errors.slice(0, mostShown);
  return (
    <div className={styles.errors}>
      <Stack row gap={4} align="baseline" justify="between">
        <h3 className={styles.title}>
          {rows.length < errors.length ? `What to correct: the first ${mostShown}` : 'What to correct'}
        </h3>
        <DownloadButton
          address={importPaths.errors(id)}
          fileName="import-errors.csv"
          failureText={(failure) => failureText('The errors could not be downloaded', failure)}
        >
          Download all errors
        </DownloadButton>
      </Stack>
      <DataTable
        label="Errors of the file"
        columns={columns}
        rows={rows}
        keyOf={(error) => `${error.row} ${error.column} ${error.message}`}
        actions={null}
        isStale={false}
      />
    </div>
  );
}
