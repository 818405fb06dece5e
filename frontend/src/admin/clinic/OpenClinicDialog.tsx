import { clinicChanged } from '#src/brand/usePresentClinic';
import { failureText } from '#src/failure-text';
import { ClinicSettingsDocument, useOpenClinicMutation } from './gql/generated';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { showSettings } from './useClinicSave';

/** Confirm dialog before the clinic opens, which is final. */
export function OpenClinicDialog(frame: DialogState) {
  const [openClinic] = useOpenClinicMutation();
  const send = async () => {
    await openClinic({ update: (cache, { data }) => showSettings(cache, data?.openClinic) });
    clinicChanged();
    return 'The clinic is open.';
  };
  return (
    <ConfirmDialog
      {...frame}
      title="Open the clinic?"
      keepLabel="Not yet"
      submitLabel="Open the clinic"
      send={send}
      failureText={(failure) => failureText('The clinic could not be opened', failure)}
      reloads={[ClinicSettingsDocument]}
    >
      <p>From now on everybody sees the facts that are saved in the settings. The clinic does not close again.</p>
    </ConfirmDialog>
  );
}
