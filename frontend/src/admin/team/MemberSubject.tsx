import { Subject } from '../../ui/Subject';
import { formatPhone } from '../../values/phone-number';
import type { MemberRowFragment } from './gql/generated';
import { typeWords } from './team-words';

interface Props {
  readonly member: Pick<MemberRowFragment, 'fullName' | 'userType' | 'mobileNumber'>;
}

/** Who a question is about. */
export function MemberSubject({ member }: Props) {
  const { fullName, userType, mobileNumber } = member;
  return (
    <Subject>
      <strong>{fullName || 'N/A'}</strong> {typeWords[userType]}
      {mobileNumber && <small>{formatPhone(mobileNumber)}</small>}
    </Subject>
  );
}
