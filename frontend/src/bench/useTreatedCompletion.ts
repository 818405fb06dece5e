import { failureText } from '../failure-text';
import { useAction } from '../ui/hooks/useAction';
import {
  BenchDayDocument,
  TreatedSessionsDocument,
  useCompleteTreatedSessionMutation,
  type TreatedSessionFragment,
} from './gql/generated';

/** Queries of the physiotherapist's pages that the outcome of a session changes. */
export const shownSessions = [TreatedSessionsDocument, BenchDayDocument];

/** Marks one of the physiotherapist's sessions as completed. */
export function useTreatedCompletion() {
  const [complete] = useCompleteTreatedSessionMutation();
  const completion = useAction<TreatedSessionFragment>({
    keyOf: ({ id }) => id,
    send: async ({ id, version, patient }) => {
      await complete({ variables: { id, version } });
      return `The session of ${patient.name || 'N/A'} was marked as completed.`;
    },
    failureText: (failure) => failureText('Failed to mark the session', failure),
    reloads: shownSessions,
  });
  return { isCompleting: completion.isBusyWith, onComplete: completion.run };
}
