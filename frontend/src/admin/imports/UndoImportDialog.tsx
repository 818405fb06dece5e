import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { PatientImportsDocument, useUndoPatientImportMutation, type ImportRowFragment } from './gql/generated';
import { openingsText, patientsText } from './import-labels';

interface Props extends DialogState {
  readonly found: ImportRowFragment;
}

/** Confirm dialog before an import is undone: what goes, and what stays. */
export function UndoImportDialog({ found, ...frame }: Props) {
  const { id, fileName, created, completed } = found;
  const [undo] = useUndoPatientImportMutation();
  const openings = openingsText(found);
  return (
    <ConfirmDialog
      {...frame}
      title="Undo the import"
      submitLabel="Undo the import"
      isDanger
      send={async () => {
        const { data } = await undo({ variables: { id } });
        const kept = data?.undoPatientImport.kept ?? 0;
        const gone = `${patientsText(created - kept)} of ${fileName} ${created - kept === 1 ? 'was' : 'were'} deleted`;
        return kept > 0 ? `${gone}; ${patientsText(kept)} changed since ${kept === 1 ? 'stays' : 'stay'}.` : `${gone}.`;
      }}
      failureText={(failure) => failureText('The import could not be undone', failure)}
      reloads={[PatientImportsDocument]}
    >
      <p>
        <strong>{fileName}</strong>: {patientsText(created)} imported{openings && `, ${openings}`}.
      </p>
      <p>
        What goes: records that nobody has changed since, their accounts that never signed in, and their opening
        balances and packages.
      </p>
      <p>
        What stays: records that somebody or a later import has changed, that have a session, a payment, a note or a
        message, or whose patient signed in, with all that was brought over for them.
        {completed > 0 &&
          ' Gaps that this import filled stay filled; the balances and packages that came with them go.'}
      </p>
    </ConfirmDialog>
  );
}
