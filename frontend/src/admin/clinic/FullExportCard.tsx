import { Button } from 'antd';
import { downloadNamedFile } from '#src/downloads/download-named-file';
import { exportPaths } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import { Card } from '#src/ui/layout/Card';
import styles from './OpeningCard.module.css';

/** Everything that the clinic keeps, as one file. */
export function FullExportCard() {
  return (
    <Card title="Leave with everything">
      <FullExport />
    </Card>
  );
}

/** Inside the card, whose slot shows its failures. */
function FullExport() {
  const exporting = useAction<'everything'>({
    keyOf: (key) => key,
    send: async () => {
      await downloadNamedFile(exportPaths.everything, 'full-export.zip');
      return 'Everything was exported.';
    },
    failureText: (failure) => failureText('Failed to export everything', failure),
  });
  return (
    <>
      <p className={styles.text}>
        One ZIP with all patients, sessions, notes, payments and files, as tables for people and as data for another
        program. It contains health data of all patients: store it where nobody else reads it. You are asked to sign in
        again, and the export is on record. A large clinic takes some minutes.
      </p>
      <ErrorSlot />
      <Button loading={exporting.isBusy} onClick={() => exporting.run('everything')}>
        Export everything
      </Button>
    </>
  );
}
