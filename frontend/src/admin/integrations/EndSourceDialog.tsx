import { failureText } from '#src/failure-text';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { Subject } from '#src/ui/layout/Subject';
import { Hl7SourcesDocument, useEndHl7SourceMutation, type Hl7SourceRowFragment } from './gql/generated';

interface Props extends DialogState {
  readonly source: Hl7SourceRowFragment;
}

/** Confirm dialog before an HL7 v2 source is ended. */
export function EndSourceDialog({ source: { id, name, application, facility }, ...frame }: Props) {
  const [end] = useEndHl7SourceMutation();
  return (
    <ConfirmDialog
      {...frame}
      title="End the source"
      submitLabel="End"
      isDanger
      send={async () => {
        await end({ variables: { id } });
        return `Messages of ${name} are refused from now on.`;
      }}
      failureText={(failure) => failureText('Failed to end the source', failure)}
      reloads={[Hl7SourcesDocument]}
    >
      <Subject>
        <strong>{name}</strong>
        <br />
        {[application, facility].filter(Boolean).join(', ')}
      </Subject>
      <p>
        Its next message is refused. What it sent stays. A source that was ended never comes back; register it anew.
      </p>
    </ConfirmDialog>
  );
}
