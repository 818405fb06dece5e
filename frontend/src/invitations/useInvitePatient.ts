import { failureText } from '../failure-text';
import { useAction } from '../ui/hooks/useAction';
import { useInvitePatientMutation } from './gql/generated';
import { invitationText } from './invitation-text';

/** Sends a patient the text that says how to sign in. */
export function useInvitePatient(patientId: string) {
  const [invite] = useInvitePatientMutation();
  return useAction({
    send: async () => {
      const { data } = await invite({ variables: { patientId } });
      return data ? invitationText(data.invitePatient) : undefined;
    },
    failureText: (failure) => failureText('The patient was not invited', failure),
  });
}
