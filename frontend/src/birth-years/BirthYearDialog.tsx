import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { BirthYearNote } from './BirthYearNote';

/** Shows whether a patient's account waits for the year of birth, and opens it. */
export function BirthYearDialog({ patientId, ...frame }: { readonly patientId: string } & DialogState) {
  return (
    <Dialog {...frame} title="Sign-in of the patient" isClosedBeside>
      <BirthYearNote patientId={patientId} none="The account waits for nothing: the patient can sign in." />
    </Dialog>
  );
}
