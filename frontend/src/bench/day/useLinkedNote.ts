import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BenchSessionFragment } from '../gql/generated';

/**
 * Opens the note of the session that the address names as `note` once the sessions are loaded, and takes the name off the address. A
 * session that is not among them, or whose note is not the reader's to write, opens nothing.
 */
export function useLinkedNote(
  sessions: readonly BenchSessionFragment[] | undefined,
  open: (session: BenchSessionFragment) => void,
): void {
  const [params, setParams] = useSearchParams();
  const named = params.get('note');
  const follow = useEffectEvent((id: string, loaded: readonly BenchSessionFragment[]) => {
    setParams(
      (before) => {
        before.delete('note');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    const session = loaded.find(({ appointment }) => appointment.id === id);
    if (session && mayWrite(session)) open(session);
  });
  useEffect(() => {
    if (named && sessions) follow(named, sessions);
  }, [named, sessions]);
}

const mayWrite = ({ note, reach }: BenchSessionFragment) =>
  reach !== 'NONE' && (!note || (note.isOwn && note.status === 'DRAFT'));
