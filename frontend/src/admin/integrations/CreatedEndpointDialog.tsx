import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { SecretOnce } from '#src/ui/dialogs/SecretOnce';

/** A newly created webhook endpoint. */
export interface CreatedEndpoint {
  readonly clientName: string;
  readonly secret: string;
}

interface Props extends DialogState {
  readonly made: CreatedEndpoint;
}

/** Shows the secret of a new endpoint, which cannot be shown again. */
export function CreatedEndpointDialog({ made: { clientName, secret }, ...frame }: Props) {
  return (
    <Dialog title="Copy the secret now" {...frame}>
      <SecretOnce name="secret" secret={secret} onClose={frame.onClose}>
        By this {clientName} checks that what it is told comes from here. It is shown this once: give it to its people
        on a way that nobody else reads.
      </SecretOnce>
    </Dialog>
  );
}
