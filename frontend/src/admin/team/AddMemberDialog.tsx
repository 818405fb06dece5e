import { Form } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { formatPhone, nationalDigits } from '#src/values/phone-number';
import { useRegisterStaffMutation, type MemberRowFragment } from './gql/generated';
import { MemberFields, type MemberValues } from './MemberFields';
import { isClinician, staffOptions, teamQueries, type staffTypes } from './team-labels';

interface Values extends MemberValues {
  readonly userType: (typeof staffTypes)[number];
  readonly phoneNumber: string;
}

interface Props extends DialogState {
  /** A physiotherapist who gets an account; omitted for a new member. */
  readonly known?: MemberRowFragment;
}

const hint = 'They sign in with this number. A text message tells them; Messages shows whether it went out.';

/** Adds a team member by number, or creates an account for an existing physiotherapist. */
export function AddMemberDialog({ known, ...frame }: Props) {
  const [register] = useRegisterStaffMutation();
  const send = async ({ userType, fullName, phoneNumber, specialization, registrationNumber }: Values) => {
    const input = {
      userType,
      fullName,
      phoneNumber: nationalDigits(phoneNumber),
      ...(isClinician(userType) && { specialization, registrationNumber }),
      ...(known?.physiotherapistId && { physiotherapistId: known.physiotherapistId }),
    };
    const { data } = await register({ variables: { input } });
    return `${data?.registerStaff.fullName ?? fullName} can sign in now.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={known ? `Give ${known.fullName} an account` : 'Add to the team'}
      width={640}
      name="member"
      initialValues={known ? valuesOf(known) : { userType: 'PHYSIOTHERAPIST' }}
      submitLabel={known ? 'Give account' : 'Add'}
      send={send}
      failureText={(failure) => failureText('Failed to add to the team', failure)}
      reloads={teamQueries}
    >
      <Form.Item name="userType" label="Role" hidden={known !== undefined}>
        <RadioChoice label="Role" options={staffOptions} />
      </Form.Item>
      <Form.Item noStyle shouldUpdate={(former: Values, now: Values) => former.userType !== now.userType}>
        {(form) => <MemberFields userType={form.getFieldValue('userType')} numberHint={hint} />}
      </Form.Item>
    </FormDialog>
  );
}

/** Returns the input values of an existing physiotherapist. */
function valuesOf({ fullName, mobileNumber, specialization, registrationNumber }: MemberRowFragment): Partial<Values> {
  return {
    userType: 'PHYSIOTHERAPIST',
    fullName,
    ...(mobileNumber && { phoneNumber: formatPhone(mobileNumber) }),
    ...(specialization && { specialization }),
    ...(registrationNumber && { registrationNumber }),
  };
}
