import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { SecretOnce } from '#src/ui/dialogs/SecretOnce';
import type { CreatedKey } from './CreateKeyDialog';

interface Props extends DialogState {
  readonly made: CreatedKey;
}

/** Shows a new API key, which cannot be shown again. */
export function CreatedKeyDialog({ made: { name, secret }, ...frame }: Props) {
  return (
    <Dialog title="Copy the key now" {...frame}>
      <SecretOnce name="key" secret={secret} onClose={frame.onClose}>
        This is the key of {name}. It is shown this once and stored nowhere: put it where the program finds it, and
        nowhere else. Whoever has it acts in your name.
      </SecretOnce>
    </Dialog>
  );
}
