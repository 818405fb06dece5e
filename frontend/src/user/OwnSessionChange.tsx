import { lazy, Suspense } from 'react';
import type { OwnSessionFragment } from '../gql/generated';
import type { useDialog } from '../ui/dialogs/useDialog';
import { CallInstead } from './CallInstead';
import type { OwnChange } from './SessionItem';

/** A session and the requested change. */
export interface AskedChange {
  readonly action: OwnChange;
  readonly session: OwnSessionFragment;
}

/** Loaded on demand; if that fails, the patient can call. */
const OwnSessionDialog = lazy(() =>
  import('./OwnSessionDialog').then(
    (module) => ({ default: module.OwnSessionDialog }),
    () => ({ default: CallInstead }),
  ),
);

interface Props {
  readonly dialog: ReturnType<typeof useDialog<AskedChange>>;
}

/** Opens the dialog for a change requested in a session list. */
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
