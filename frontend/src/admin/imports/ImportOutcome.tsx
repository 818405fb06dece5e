import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { staffPaths } from '#src/paths';
import { Stack } from '#src/ui/layout/Stack';
import { useAction } from '#src/ui/hooks/useAction';
import { PatientImportsDocument, type ImportFieldsFragment } from './gql/generated';
import styles from './ImportOutcome.module.css';
import { columnsRead } from './column-labels';
import { outcomeTexts, patientsText } from './import-labels';
import type { CheckedFile } from './ImportPage';
import { sendFile } from './send-file';

interface Props {
  readonly found: ImportFieldsFragment;
  readonly checked: CheckedFile | undefined;
  readonly onImport: (id: string) => void;
}

/** Result of an import, with the next step: import the checked file, or see the imported patients. */
export function ImportOutcome({ found, checked, onImport }: Props) {
  return (
    <>
      <output className={styles.outcome}>
        {outcomeTexts(found).map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </output>
      {found.dryRun ? <ToImport found={found} checked={checked} onImport={onImport} /> : <Imported />}
    </>
  );
}

function ToImport({ found: { created, completed, fileName, headings }, checked, onImport }: Props) {
  const { run, isBusy } = useAction<CheckedFile>({
    keyOf: () => 'file',
    // With what the check read: what somebody says about headings of another file meanwhile changes nothing.
    send: async ({ file }) => onImport(await sendFile(file, { dryRun: false, chosen: columnsRead(headings) })),
    reloads: [PatientImportsDocument],
    failureText: (failure) => failureText('The import could not be started', failure),
  });
  if (created + completed === 0) return <p className={styles.text}>There is nothing to import.</p>;
  if (!checked)
    return (
      <p className={styles.text}>
        This page was opened anew since then, and a browser keeps no files: to import it, choose {fileName} above and
        check it once more.
      </p>
    );
  return (
    <Button type="primary" size="large" loading={isBusy} onClick={() => run(checked)}>
      Import {patientsText(created + completed)}
    </Button>
  );
}

function Imported() {
  return (
    <Stack row gap={4} isBlock>
      <Link className={styles.link} to={staffPaths.adminPatientRecord}>
        Open the patient records, newest first
      </Link>
      <Link className={styles.link} to={`${staffPaths.adminPatientRecord}?status=incomplete`}>
        Complete the records that lack something
      </Link>
    </Stack>
  );
}
