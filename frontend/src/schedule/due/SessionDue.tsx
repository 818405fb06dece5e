import { rupeesText } from '#src/values/rupees';
import { useSessionDueQuery } from './gql/generated';

/** What the patient of a session owes, for the front desk; read as the details of the session open. */
export function SessionDue({ patientId }: { readonly patientId: string }) {
  const { data, error } = useSessionDueQuery({ variables: { id: patientId }, fetchPolicy: 'network-only' });
  if (!data) return error ? 'It could not be loaded' : 'Loading…';
  const { due } = data.deskPatient.balance;
  if (due < 0) return `Nothing, ${rupeesText(-due)} too much was paid`;
  return due === 0 ? 'Nothing' : rupeesText(due);
}
