import * as text from '#messages/ownSessions';
import { sessionTypeLabels } from '../appointments/session-types';
import { statusLabels } from '../appointments/status-labels';
import { momentText } from '../calendar/clinic-time';
import { OwnSessionsAgainDocument, type OwnSessionFragment } from '../gql/generated';
import { useConflict } from '../ui/forms/useConflict';
import { useFreshQuery } from '../ui/hooks/useFreshQuery';
import { therapistName } from './session-notes';

/** Conflict handling for a dialog about a patient's session that the clinic has changed. */
export function useOwnSessionConflict(session: OwnSessionFragment) {
  const read = useFreshQuery();
  const { known = session, conflict } = useConflict({
    known: session,
    readAgain: async () => {
      const data = await read(OwnSessionsAgainDocument, {});
      return data?.appointments.edges.find(({ node }) => node.id === session.id)?.node;
    },
    factsOf,
  });
  return { known, conflict };
}

const factsOf = (session: OwnSessionFragment) => ({
  [text.status]: statusLabels[session.status],
  [text.time]: momentText(session.appointmentDate),
  [text.therapist]: therapistName(session),
  [text.sessionType]: sessionTypeLabels[session.sessionType],
});
