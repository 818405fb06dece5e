import * as text from '#messages/ownRecords';
import { failureText } from '#src/failure-text';
import { UserText } from '#src/language/UserText';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import {
  RecordReadersDocument,
  useAllowRecordReaderMutation,
  useRefuseRecordReaderMutation,
  type RecordReaderFragment,
} from './gql/generated';

interface Props extends DialogState {
  readonly reader: RecordReaderFragment;
}

/** Confirm dialog before a hospital's access to the record is refused or allowed again. On failure, nothing changes. */
export function ChangeReaderDialog({ reader: { clientId, name, mayRead }, ...frame }: Props) {
  const [refuse] = useRefuseRecordReaderMutation();
  const [allow] = useAllowRecordReaderMutation();
  return (
    <ConfirmDialog
      {...frame}
      title={mayRead ? text.refuseTitle : text.allowTitle}
      keepLabel={text.keep}
      submitLabel={mayRead ? text.refuse : text.allow}
      isDanger={mayRead}
      send={async () => {
        await (mayRead ? refuse : allow)({ variables: { clientId } });
        return mayRead ? text.isRefused({ name }) : text.isAllowed({ name });
      }}
      failureText={(failure) => failureText(text.notSaved, failure)}
      reloads={[RecordReadersDocument]}
    >
      <p>{(mayRead ? text.refuseQuestion : text.allowQuestion)({ name, typed: () => <UserText>{name}</UserText> })}</p>
    </ConfirmDialog>
  );
}
