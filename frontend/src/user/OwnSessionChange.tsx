import { lazy, Suspense } from 'react';
import type { OwnSessionFragment } from '../gql/generated';
import type { useDialog } from '../ui/useDialog';
import { CallInstead } from './CallInstead';
import type { OwnChange } from './SessionItem';

/** A session of one's own, and what is about to be done with it. */
export interface AskedChange {
  readonly action: OwnChange;
  readonly session: OwnSessionFragment;
}

/** It comes when it is needed; without it one calls. */
const OwnSessionDialog = lazy(() =>
  import('./OwnSessionDialog').then(
    (module) => ({ default: module.OwnSessionDialog }),
    () => ({ default: CallInstead }),
  ),
);

interface Props {
  readonly dialog: ReturnType<typeof useDialog<AskedChange>>;
}

/** The dialog of the change that a list of sessions asks for. */
export function OwnSessionChange({ dialog }: Props) {
  const asked = dialog.subject;
  if (!asked) return null;
  const { action, session } = asked;
  return (
    <Suspense>
      <OwnSessionDialog key={`${action} ${session.id}`} action={action} session={session} {...dialog.frame} />
    </Suspense>
  );
}
