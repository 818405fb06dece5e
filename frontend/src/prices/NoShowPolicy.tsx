import { useNoShowPolicyQuery } from './gql/generated';

/** Says that a missed session may cost the patient a fee, without the amount, which the front desk knows. */
export function NoShowPolicy() {
  const { data } = useNoShowPolicyQuery();
  const isFree = !data || data.bookingTerms.fees.noShow.basis === 'NONE';
  return isFree ? null : <p>The patient may be charged the clinic’s fee for a missed session.</p>;
}
