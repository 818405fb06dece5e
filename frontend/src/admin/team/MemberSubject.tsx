import { Subject } from '../../ui/Subject';
import { formatPhone } from '../../values/phone-number';
import type { MemberRowFragment } from './gql/generated';
import { staffWords } from './team-words';

/** Who a question is about. */
export function MemberSubject({ member }: { readonly member: MemberRowFragment }) {
  const { fullName, userType, mobileNumber } = member;
  return (
    <Subject>
      <strong>{fullName}</strong> {staffWords[userType]}
      {mobileNumber && <small>{formatPhone(mobileNumber)}</small>}
    </Subject>
  );
}
