import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, startOfDay } from '#src/calendar/clinic-time';
import { log } from '#src/log';
import { TreatedSessionsDocument, type BenchSessionFragment } from '../gql/generated';
import type { NoteSession } from '../sheet/useNoteWriting';

/**
 * Opens the note of the session that the address names as `note` once the sessions of the day are loaded, and takes the name off the
 * address. A session of whomever one stands in for is read for it: it is none of one's own day. What is nobody's session of that day, or has
 * a note that is not the reader's to write, opens nothing.
 */
export function useLinkedNote(
  day: string,
  sessions: readonly BenchSessionFragment[] | undefined,
  open: (session: NoteSession) => void,
): void {
  const [params, setParams] = useSearchParams();
  // Not useFreshQuery: it is in the chunk of forms, without which the day opens.
  const client = useApolloClient();
  const named = params.get('note');
  const follow = useEffectEvent(async (id: string, loaded: readonly BenchSessionFragment[]) => {
    setParams(
      (before) => {
        before.delete('note');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    const session = loaded.find(({ appointment }) => appointment.id === id);
    if (session) {
      if (mayWrite(session)) open(session);
      return;
    }
    const [from, before] = [startOfDay(day).toISOString(), startOfDay(addDays(day, 1)).toISOString()];
    const variables = { first: 100, from, before };
    const { data } = await client.query({ query: TreatedSessionsDocument, variables, fetchPolicy: 'network-only' });
    const appointment = data?.appointments.edges.map(({ node }) => node).find((one) => one.id === id);
    if (appointment) open({ appointment, patient: appointment.patient, reach: 'COVERS' });
  });
  useEffect(() => {
    if (named && sessions)
      follow(named, sessions).catch((error: unknown) => log.warn('The session of a note could not be read.', error));
  }, [named, sessions]);
}

const mayWrite = ({ note, reach }: BenchSessionFragment) =>
  reach !== 'NONE' && (!note || (note.isOwn && note.status === 'DRAFT'));
