import { Subject } from '#src/ui/layout/Subject';
import { formatPhone } from '#src/values/phone-number';
import type { MemberRowFragment } from './gql/generated';
import { typeLabels } from './team-labels';

interface Props {
  readonly member: Pick<MemberRowFragment, 'fullName' | 'userType' | 'mobileNumber'>;
}

/** Subject of a member dialog. */
export function MemberSubject({ member }: Props) {
  const { fullName, userType, mobileNumber } = member;
  return (
    <Subject>
      <strong>{fullName || 'N/A'}</strong> {typeLabels[userType]}
      {mobileNumber && <small>{formatPhone(mobileNumber)}</small>}
    </Subject>
  );
}
