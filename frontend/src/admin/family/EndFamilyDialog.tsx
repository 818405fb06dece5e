import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { Subject } from '#src/ui/layout/Subject';
import { PatientFamilyDocument, useEndPatientFamilyMutation, type PatientGrantFragment } from './gql/generated';

/** Confirm dialog before an admin ends the access of a family member. */
export function EndFamilyDialog({ grant, ...frame }: { readonly grant: PatientGrantFragment } & DialogState) {
  const { id, name, relation, status } = grant;
  const [end] = useEndPatientFamilyMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="End access"
      keepLabel="Keep"
      submitLabel="End access"
      isDanger
      send={async () => {
        await end({ variables: { id } });
        return 'The access has ended.';
      }}
      failureText={(failure) => failureText('Failed to end the access', failure)}
      reloads={[PatientFamilyDocument]}
    >
      <Subject>
        <strong>{name}</strong>, {relation}
      </Subject>
      <p>
        {status === 'INVITED'
          ? 'The invitation can no longer be accepted. '
          : "From the next request on, this person sees nothing of the patient's day and writes nothing for the patient. "}
        Nobody is told; the patient reads on the page Family that the clinic ended it, and alone can let this person in
        again.
      </p>
    </ConfirmDialog>
  );
}
