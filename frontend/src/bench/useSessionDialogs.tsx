import type { ReactNode } from 'react';
import { dialogOnDemand } from '../ui/dialogs/dialogOnDemand';
import { useDialog } from '../ui/dialogs/useDialog';
import type { TreatedSessionFragment } from './gql/generated';
import { useTreatedCompletion } from './useTreatedCompletion';

const dialogs = {
  cancel: dialogOnDemand(async () => (await import('./CancelTreatedDialog')).CancelTreatedDialog),
  missed: dialogOnDemand(async () => (await import('./MissTreatedDialog')).MissTreatedDialog),
  correct: dialogOnDemand(async () => (await import('./CorrectTreatedDialog')).CorrectTreatedDialog),
};

/** What a physiotherapist does about a session, with the dialogs that it needs. */
export interface SessionDialogs extends ReturnType<typeof useTreatedCompletion> {
  readonly onCancel: (session: TreatedSessionFragment) => void;
  readonly onMissed: (session: TreatedSessionFragment) => void;
  readonly onCorrect: (session: TreatedSessionFragment) => void;
  /** The dialogs, to be rendered by the page. */
  readonly dialogs: ReactNode;
}

/** Returns the actions on a physiotherapist's sessions. */
export function useSessionDialogs(): SessionDialogs {
  const completion = useTreatedCompletion();
  const { subject, open, frame } = useDialog<{
    readonly action: keyof typeof dialogs;
    readonly session: TreatedSessionFragment;
  }>();
  const Dialog = subject && dialogs[subject.action];
  return {
    ...completion,
    onCancel: (session) => open({ action: 'cancel', session }),
    onMissed: (session) => open({ action: 'missed', session }),
    onCorrect: (session) => open({ action: 'correct', session }),
    dialogs: Dialog && <Dialog key={`${subject.action} ${subject.session.id}`} session={subject.session} {...frame} />,
  };
}
