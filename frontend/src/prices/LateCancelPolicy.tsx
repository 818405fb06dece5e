import { useLateCancelPolicyQuery } from './gql/generated';

/** Says that a cancellation within the notice may cost the patient a fee, without the amount, which the front desk knows. */
export function LateCancelPolicy() {
  const { data } = useLateCancelPolicyQuery();
  if (!data || data.bookingTerms.fees.lateCancel.basis === 'NONE') return null;
  const { noticeHours } = data.bookingTerms;
  return (
    <p>
      Less than {noticeHours === 1 ? '1 hour' : `${noticeHours} hours`} before the session, the patient may be charged
      the clinic’s fee for a late cancellation.
    </p>
  );
}
