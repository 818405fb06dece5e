import { Dialog, type DialogState } from '../ui/dialogs/Dialog';
import { SecretOnce } from '../ui/dialogs/SecretOnce';

/** Shows the address of a new link, which cannot be shown again. */
export function CreatedLinkDialog({ url, ...frame }: DialogState & { readonly url: string }) {
  return (
    <Dialog title="Copy the link now" {...frame}>
      <SecretOnce name="link" secret={url} onClose={frame.onClose}>
        Send it to the patient’s doctor alone. It is shown this once.
      </SecretOnce>
    </Dialog>
  );
}
