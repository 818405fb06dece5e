import { rupeesText } from '../values/rupees';
import { useSessionFeesQuery } from './gql/generated';

interface Props {
  /** The appointment's id. */
  readonly id: string;
  /** What becomes of the session. */
  readonly of: 'noShow' | 'lateCancel';
}

/** Says what the patient is charged if the session does not take place, before somebody confirms it. */
export function SessionFee({ id, of }: Props) {
  // What is free depends on other sessions, which may have changed since.
  const { data } = useSessionFeesQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const fee = data?.sessionFees[of];
  if (fee === undefined) return null;
  return (
    <p>
      {fee > 0
        ? `The patient is charged ${rupeesText(fee)} by the fee policy. An admin can cancel the charge.`
        : 'The patient is charged nothing for it.'}
    </p>
  );
}
