import {
  FreeTimesDocument,
  SessionsAheadDocument,
  SessionsPastDocument,
  type OwnSessionFragment,
} from '../gql/generated';
import type { DialogState } from '../ui/Dialog';

/** What a dialog that changes an own session needs of its page. */
export interface OwnChangeProps extends DialogState {
  readonly session: OwnSessionFragment;
}

/** What shows that a session was changed: the sessions, and the times that it left free or took. */
export const ownSessionLists = [SessionsAheadDocument, SessionsPastDocument, FreeTimesDocument];
