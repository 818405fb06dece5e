import { dayText } from '#src/calendar/clinic-time';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { useConflict } from '#src/ui/forms/useConflict';
import { useFreshQuery } from '#src/ui/hooks/useFreshQuery';
import { formatPhone, nationalDigits } from '#src/values/phone-number';
import { TeamDocument, useUpdateStaffMutation, type MemberRowFragment } from './gql/generated';
import { MemberFields, type MemberValues } from './MemberFields';
import { teamQueries, typeLabels } from './team-labels';

interface Props extends DialogState {
  readonly member: MemberRowFragment;
  /** Admins change their own number in the profile, where a code verifies it. */
  readonly isOwn: boolean;
}

const valuesOf = (member: MemberRowFragment): MemberValues => ({
  fullName: member.fullName,
  phoneNumber: member.mobileNumber ? formatPhone(member.mobileNumber) : '',
  specialization: member.specialization ?? '',
  registrationNumber: member.registrationNumber ?? '',
});

const factsOf = (member: MemberRowFragment) => ({
  'Full name': member.fullName,
  'Mobile number': member.mobileNumber ? formatPhone(member.mobileNumber) : '',
  Specialization: member.specialization ?? '',
  'Registration number': member.registrationNumber ?? '',
  Role: typeLabels[member.userType],
  'Last day': member.lastDay ? dayText(member.lastDay) : '',
});

/** Edits a member's name, number and qualification. Only changed values are sent. */
export function EditMemberDialog({ member, isOwn, ...frame }: Props) {
  const [update] = useUpdateStaffMutation();
  const read = useFreshQuery();
  const { known = member, conflict } = useConflict({
    known: member,
    readAgain: async () => (await read(TeamDocument, { includeLeft: true }))?.staff.find(({ id }) => id === member.id),
    factsOf,
    valuesOf,
  });
  const { id, userType, userId, version } = known;
  const shown = valuesOf(known);
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
      initialValues={valuesOf(member)}
      submitLabel="Save changes"
      send={send}
      failureText={(failure) => failureText('Failed to save the member', failure)}
      conflict={conflict}
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
