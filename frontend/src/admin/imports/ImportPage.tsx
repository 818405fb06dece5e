import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importPaths } from '#src/downloads/export-paths';
import { failureText } from '#src/failure-text';
import { DownloadButton } from '#src/ui/feedback/DownloadButton';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { ChooseFile } from './ChooseFile';
import { ImportList } from './ImportList';
import { ImportResult } from './ImportResult';

/** A file that was checked. */
export interface CheckedFile {
  readonly id: string;
  readonly file: File;
}

/** /admin/import: imports patients from a spreadsheet, after a dry run. The address contains the import's id. */
export function ImportPage() {
  const [params, setParams] = useSearchParams();
  const [checked, setChecked] = useState<CheckedFile>();
  const id = params.get('id');
  const show = (shown: string) => setParams({ id: shown }, { preventScrollReset: true });
  const check = (sent: string, file: File) => {
    setChecked({ id: sent, file });
    show(sent);
  };
  return (
    <Screen
      title="Import patients"
      actions={
        <DownloadButton
          address={importPaths.template}
          fileName="patients-template.csv"
          failureText={(failure) => failureText('The template could not be downloaded', failure)}
        >
          Download the template
        </DownloadButton>
      }
    >
      <Stack gap={6}>
        <ChooseFile onSent={check} />
        {id && (
          <ImportResult
            key={id}
            id={id}
            checked={checked?.id === id ? checked : undefined}
            onChecked={check}
            onImport={show}
          />
        )}
        <ImportList />
      </Stack>
    </Screen>
  );
}
