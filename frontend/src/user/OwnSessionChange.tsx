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
  /** As the list has them now: the clinic may have changed one while the dialog is open. */
  readonly sessions: readonly OwnSessionFragment[] | undefined;
}

/** The dialog of the change that a list of sessions asks for. */
export function OwnSessionChange({ dialog, sessions }: Props) {
  const asked = dialog.subject;
  if (!asked) return null;
  const session = sessions?.find(({ id }) => id === asked.session.id) ?? asked.session;
  return (
    <Suspense>
      <OwnSessionDialog action={asked.action} session={session} {...dialog.frame} />
    </Suspense>
  );
}
