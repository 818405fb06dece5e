import { sessionTypeLabels } from '../appointments/session-types';
import { statusLabels } from '../appointments/status-labels';
import { momentText } from '../calendar/clinic-time';
import { TreatedSessionsOfPatientDocument, type TreatedSessionFragment } from './gql/generated';
import { useConflict } from '../ui/forms/useConflict';
import { useFreshQuery } from '../ui/hooks/useFreshQuery';

/** Conflict handling for a dialog about one of the physiotherapist's sessions. */
export function useTreatedConflict(session: TreatedSessionFragment) {
  const read = useFreshQuery();
  const { known = session, conflict } = useConflict({
    known: session,
    readAgain: async () => {
      const data = await read(TreatedSessionsOfPatientDocument, { patientId: session.patient.id });
      return data?.appointments.edges.find(({ node }) => node.id === session.id)?.node;
    },
    factsOf,
  });
  return { known, conflict };
}

const factsOf = (session: TreatedSessionFragment) => ({
  Status: statusLabels[session.status],
  'Date and time': momentText(session.appointmentDate),
  Minutes: String(session.durationMinutes),
  'Session type': sessionTypeLabels[session.sessionType],
  'Reason of a missed session': session.missedReason ?? '',
});
