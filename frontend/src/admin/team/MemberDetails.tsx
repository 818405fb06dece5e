import { Button } from 'antd';
import { Card } from '#src/ui/layout/Card';
import { useDialog } from '#src/ui/dialogs/useDialog';
import { formatPhone } from '#src/values/phone-number';
import { EditMemberDialog } from './EditMemberDialog';
import type { MemberRowFragment } from './gql/generated';
import { MemberFacts } from './MemberFacts';
import { isClinician, typeLabels } from './team-labels';

interface Props {
  readonly member: MemberRowFragment;
  /** Whether it is the signed-in admin. */
  readonly isOwn: boolean;
}

/** Name, number and qualification of a member, with a dialog that changes them. */
export function MemberDetails({ member, isOwn }: Props) {
  const edited = useDialog();
  const { fullName, mobileNumber, userType, specialization, registrationNumber } = member;
  return (
    <Card title="Details" beside={<Button onClick={() => edited.open(true)}>Edit</Button>}>
      <MemberFacts
        facts={{
          'Full name': fullName || 'N/A',
          'Mobile number': mobileNumber ? formatPhone(mobileNumber) : 'No number',
          Role: typeLabels[userType],
          ...(isClinician(userType) && {
            Specialization: specialization ?? 'No specialization',
            'Registration number': registrationNumber ?? 'None',
          }),
        }}
      />
      {edited.subject && <EditMemberDialog key={member.id} member={member} isOwn={isOwn} {...edited.frame} />}
    </Card>
  );
}
