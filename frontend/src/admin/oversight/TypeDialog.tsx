import { Form, type FormRule } from 'antd';
import { failureText } from '#src/failure-text';
import type { DialogState } from '#src/ui/dialogs/Dialog';
import { FormDialog } from '#src/ui/dialogs/FormDialog';
import { RadioChoice } from '#src/ui/forms/RadioChoice';
import { MemberSubject } from '../team/MemberSubject';
import { typeLabels } from '../team/team-labels';
import { accountQueries } from './account-queries';
import { useSetAccountTypeMutation, type AccountRowFragment, type UserType } from './gql/generated';

interface Values {
  readonly userType: UserType;
}

interface Props extends DialogState {
  readonly account: AccountRowFragment;
}

const choices = Object.entries(typeLabels).map(([value, label]) => ({ value: value as UserType, label }));

/** Changes an account's type, and with it the sign-in mode. */
export function TypeDialog({ account, ...frame }: Props) {
  const { id: userId, fullName, userType: former } = account;
  const [setType] = useSetAccountTypeMutation();
  const send = async ({ userType }: Values) => {
    await setType({ variables: { userId, userType } });
    return `${fullName || 'The account'} is of type ${typeLabels[userType]} now.`;
  };
  return (
    <FormDialog<Values>
      {...frame}
      title="Change the user type"
      width={560}
      lead={<MemberSubject member={account} />}
      name="type"
      initialValues={{ userType: former }}
      submitLabel="Change type"
      send={send}
      failureText={(failure) => failureText('Failed to change the user type', failure)}
      reloads={accountQueries}
    >
      <Form.Item
        name="userType"
        label="User type"
        rules={[isAnother(former)]}
        extra="They are signed out everywhere and sign in anew for the new type. An admin can do everything in this console; a record and its sessions stay as they are."
      >
        <RadioChoice label="User type" options={choices} />
      </Form.Item>
    </FormDialog>
  );
}

/** Saving the current type would only sign the account out. */
const isAnother = (former: UserType): FormRule => ({
  validator: async (_rule, chosen) =>
    chosen === former ? Promise.reject(new Error('Choose another type')) : undefined,
});
