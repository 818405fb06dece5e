import type { OwnSessionFragment } from '../gql/generated';
import { ApolloArea } from '../auth/ApolloArea';
import { AntdProvider } from '../ui/layout/AntdProvider';
import type { DialogState } from '../ui/dialogs/Dialog';
import { DiscardQuestionScope } from '../ui/dialogs/DiscardQuestion';
import { ConfirmProvider } from '../ui/dialogs/ConfirmProvider';
import { CancelOwnSession } from './CancelOwnSession';
import { MoveOwnSession } from './MoveOwnSession';
import type { OwnChange } from './SessionItem';

interface Props extends DialogState {
  readonly action: OwnChange;
  readonly session: OwnSessionFragment;
}

const dialogs = { cancel: CancelOwnSession, move: MoveOwnSession };

/** The dialog in which a patient moves or cancels a session. Loaded on demand with Apollo Client and Ant Design. */
export function OwnSessionDialog({ action, ...props }: Props) {
  const Dialog = dialogs[action];
  return (
    <ApolloArea>
      <AntdProvider density="roomy">
        <ConfirmProvider>
          <DiscardQuestionScope>
            <Dialog {...props} />
          </DiscardQuestionScope>
        </ConfirmProvider>
      </AntdProvider>
    </ApolloArea>
  );
}
