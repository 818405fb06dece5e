import { Form, type FormRule } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { useSetMemberTypeMutation, type MemberRowFragment, type UserType } from './gql/generated';
import { MemberSubject } from './MemberSubject';
import { staffOptions, teamQueries, typeLabels } from './team-labels';

interface Values {
  readonly userType: UserType;
}

interface Props extends DialogState {
  /** Has an account. */
  readonly member: MemberRowFragment;
}

/** Changes a member's role, and with it the sign-in mode. */
export function RoleDialog({ member, ...frame }: Props) {
  const { userId, fullName } = member;
  const [setType] = useSetMemberTypeMutation();
  const send = async ({ userType }: Values) => {
    await setType({ variables: { userId: userId ?? '', userType } });
    return `${fullName} is in the team as ${typeLabels[userType].toLowerCase()} now.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title={`Role of ${fullName}`}
      width={560}
      lead={<MemberSubject member={member} />}
      name="role"
      initialValues={{ userType: member.userType }}
      submitLabel="Change role"
      send={send}
      failureText={(failure) => failureText('Failed to change the role', failure)}
      reloads={teamQueries}
    >
      <Form.Item
        name="userType"
        label="Role"
        rules={[isAnother(member.userType)]}
        extra="They are signed out everywhere and sign in anew for the new role. Sessions that are booked stay as they are."
      >
        <RadioChoice label="Role" options={staffOptions} />
      </Form.Item>
    </FormDialog>
  );
}

/** Saving the current role would only sign the member out. */
const isAnother = (former: UserType): FormRule => ({
  validator: async (_rule, chosen) =>
    chosen === former ? Promise.reject(new Error('Choose another role')) : undefined,
});
