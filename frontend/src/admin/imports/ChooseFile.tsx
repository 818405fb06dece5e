import { Button } from 'antd';
import { useId, useState } from 'react';
import { failureText } from '#src/failure-text';
import { Card } from '#src/ui/layout/Card';
import { ErrorSlot, useErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { useAction } from '#src/ui/hooks/useAction';
import styles from './ChooseFile.module.css';
import { sendFile } from './send-file';

interface Props {
  /** Called with the dry run's id after the upload. */
  readonly onSent: (id: string, file: File) => void;
}

/** Uploads a file for a dry run, which imports nothing. */
export function ChooseFile({ onSent }: Props) {
  return (
    <Card title="Choose a file">
      <p className={styles.text}>
        A .csv or .xlsx file with one patient in each row, at most 10,000 of them. Its first row holds the headings:
        Name and Phone are needed, and Age or Date of birth, Gender, Diagnosis, Address, Emergency, Blood group, Old
        number, Opening balance, Sessions left and Valid until are read where they are there. What other headings mean
        is chosen once the file was read.
      </p>
      <p className={styles.text}>
        Opening balance is in rupees: above 0 is owed, below 0 was paid in advance. Sessions left become a package that
        is paid, until Valid until or for 365 days.
      </p>
      <p className={styles.text}>
        First the file is only checked. Nobody gets a message, and what is recorded of patients is never overwritten: a
        later file only fills gaps of records that nobody has changed since their import.
      </p>
      <FileForm onSent={onSent} />
    </Card>
  );
}

const megabytes = 5;

/** Returns why the server would reject the file; undefined if it would not. */
function complaintOf(file: File | undefined): string | undefined {
  if (!file) return 'Please choose a file.';
  return file.size > megabytes * 1024 * 1024 ? `The file is larger than ${megabytes} MB.` : undefined;
}

function FileForm({ onSent }: Props) {
  const inputId = useId();
  const [file, setFile] = useState<File>();
  const { report } = useErrorSlot();
  const { run, isBusy } = useAction<File>({
    keyOf: () => 'file',
    send: async (chosen) => onSent(await sendFile(chosen, { dryRun: true }), chosen),
    failureText: (failure) => failureText('The file could not be sent', failure),
  });
  const check = () => {
    const complaint = complaintOf(file);
    if (file && !complaint) run(file);
    else report(complaint ?? null);
  };
  return (
    <>
      <label htmlFor={inputId} className={styles.label}>
        File
      </label>
      <input
        id={inputId}
        type="file"
        accept=".csv,.xlsx"
        className={styles.file}
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <ErrorSlot />
      <Button type="primary" loading={isBusy} onClick={check}>
        Check the file
      </Button>
    </>
  );
}
