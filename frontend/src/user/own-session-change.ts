import {
  FreeTimesDocument,
  SessionsAheadDocument,
  SessionsPastDocument,
  type OwnSessionFragment,
} from '../gql/generated';
import type { DialogState } from '../ui/dialogs/Dialog';

/** Props of a dialog that changes a patient's session. */
export interface OwnChangeProps extends DialogState {
  readonly session: OwnSessionFragment;
}

/** Queries to refetch after a change of a session: the sessions and the free slots. */
export const ownSessionLists = [SessionsAheadDocument, SessionsPastDocument, FreeTimesDocument];
