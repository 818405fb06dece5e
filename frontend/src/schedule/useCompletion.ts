import { useAction } from '../ui/hooks/useAction';
import {
  AppointmentsOfPatientDocument,
  useCompleteAppointmentMutation,
  type AppointmentRowFragment,
} from '../workplace/gql/generated';
import { updateText } from './appointment-failures';
import { patientText } from './appointment-texts';
import { appointmentLists } from './change-dialog';

/** Marks a session as completed, one request at a time per session. */
export function useCompletion() {
  const [complete] = useCompleteAppointmentMutation();
  const completion = useAction<AppointmentRowFragment>({
    keyOf: ({ id }) => id,
    send: async (session) => {
      await complete({ variables: { id: session.id, version: session.version } });
      return `The session of ${patientText(session)} was marked as completed.`;
    },
    failureText: updateText,
    reloads: [...appointmentLists, AppointmentsOfPatientDocument],
  });
  return { isCompleting: completion.isBusyWith, onComplete: completion.run };
}
