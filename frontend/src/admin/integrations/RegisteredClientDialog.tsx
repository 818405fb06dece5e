import { Button } from 'antd';
import { Dialog, type DialogState } from '#src/ui/dialogs/Dialog';
import { Stack } from '#src/ui/layout/Stack';
import { Subject } from '#src/ui/layout/Subject';
import type { RegisteredClient } from './RegisterClientDialog';

interface Props extends DialogState {
  readonly client: RegisteredClient;
}

/** What to send to the hospital after its client is registered. */
export function RegisteredClientDialog({ client: { id, name }, ...frame }: Props) {
  const { origin } = window.location;
  return (
    <Dialog title="Tell the hospital" {...frame}>
      <p>{name} is registered. Its people need these three; none of them is a secret.</p>
      <Subject>
        client_id: <code>{id}</code>
        <br />
        Tokens: <code>{origin}/oauth2/token</code>
        <br />
        FHIR: <code>{origin}/fhir/R4</code>
      </Subject>
      <Stack row justify="end">
        <Button type="primary" onClick={frame.onClose}>
          Done
        </Button>
      </Stack>
    </Dialog>
  );
}
