import { Form, type FormRule } from 'antd';
import { failureText } from '../../failure-text';
import type { DialogState } from '../../ui/Dialog';
import { FormDialog } from '../../ui/FormDialog';
import { RadioChoice } from '../../ui/RadioChoice';
import { useSetMemberTypeMutation, type MemberRowFragment, type UserType } from './gql/generated';
import { MemberSubject } from './MemberSubject';
import { staffOptions, teamQueries, typeLabels } from './team-labels';

interface Values {
  readonly userType: UserType;
}

interface Props extends DialogState {
  /** With an account. */
  readonly member: MemberRowFragment;
}

/** Changes what somebody does for the clinic, and so the door at which they sign in (clinic §2). */
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

/** The role that somebody has would sign them out for nothing. */
const isAnother = (former: UserType): FormRule => ({
  validator: async (_rule, chosen) =>
    chosen === former ? Promise.reject(new Error('Choose another role')) : undefined,
});
