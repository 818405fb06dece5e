import { failureText } from '../../failure-text';
import type { DialogState } from '../../ui/Dialog';
import { FormDialog } from '../../ui/FormDialog';
import { formatPhone, nationalDigits } from '../../values/phone-number';
import { useUpdateStaffMutation, type MemberRowFragment } from './gql/generated';
import { MemberFields, type MemberValues } from './MemberFields';
import { teamQueries } from './team-labels';

interface Props extends DialogState {
  readonly member: MemberRowFragment;
  /** One's own number is changed in the profile, where a code proves it. */
  readonly isOwn: boolean;
}

/** Changes name, number and training of a member. Only what was changed is sent. */
export function EditMemberDialog({ member, isOwn, ...frame }: Props) {
  const { id, userType, userId, version } = member;
  const [update] = useUpdateStaffMutation();
  const shown: MemberValues = {
    fullName: member.fullName,
    phoneNumber: member.mobileNumber ? formatPhone(member.mobileNumber) : '',
    specialization: member.specialization ?? '',
    registrationNumber: member.registrationNumber ?? '',
  };
  const send = async ({ phoneNumber = '', ...values }: MemberValues) => {
    const digits = nationalDigits(phoneNumber);
    const changed = Object.entries(values).filter(([name, value]) => value !== shown[name as keyof MemberValues]);
    const isNewNumber = digits !== '' && digits !== nationalDigits(shown.phoneNumber ?? '');
    const input = { ...Object.fromEntries(changed), ...(isNewNumber && { phoneNumber: digits }) };
    const { data } = await update({ variables: { id, input, version } });
    return `${data?.updateStaff.fullName ?? values.fullName} was saved.`;
  };
  return (
    <FormDialog<MemberValues>
      {...frame}
      title={`Edit ${member.fullName}`}
      width={640}
      name="member"
      initialValues={shown}
      submitLabel="Save changes"
      send={send}
      failureText={(failure) => failureText('Failed to save the member', failure)}
      reloads={teamQueries}
    >
      <MemberFields
        userType={userType}
        numberHint={isOwn ? undefined : hintOf(userId !== null)}
        isNumberOptional={userId === null}
      />
    </FormDialog>
  );
}

const hintOf = (hasAccount: boolean) =>
  hasAccount
    ? 'They sign in with this number. A new one signs them out everywhere, and the old one is told.'
    : 'For the clinic to call. Nobody signs in with it.';
