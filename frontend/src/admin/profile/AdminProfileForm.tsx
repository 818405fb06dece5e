import { Form, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '#src/auth/role';
import { mobileNumberRules, textRules } from '#src/ui/forms/form-rules';
import { MeDocument, type UserType } from '#src/gql/generated';
import { paths } from '#src/paths';
import { formatPhone, nationalDigits } from '#src/values/phone-number';
import { PageForm } from '#src/ui/forms/PageForm';
import { photoRules } from '#src/ui/forms/photo-rules';
import { PhotoInput } from './PhotoInput';
import { saveFailureText } from './save-failure-text';
import { saveProfile, type ProfileChange } from './save-profile';

const userTypeWords: Readonly<Record<UserType, string>> = {
  ADMIN: 'Admin',
  PATIENT: 'Patient',
  USER: 'User',
  PHYSIOTHERAPIST: 'Physiotherapist',
  DOCTOR: 'Doctor',
  RECEPTION: 'Front desk',
};

interface Props {
  readonly user: CurrentUser;
  /** Called when everything is saved except a new number, E.164, which must be verified. */
  readonly onPending: (phone: string) => void;
}

/** The admin's profile. Errors appear next to their inputs; on failure, the input is kept. */
export function AdminProfileForm({ user, onPending }: Props) {
  const navigate = useNavigate();
  const send = async ({ fullName, phoneNumber, avatar }: ProfileChange) => {
    const change = { fullName: fullName.trim(), phoneNumber: nationalDigits(phoneNumber), avatar };
    const pending = await saveProfile(change);
    if (!pending) return 'Profile updated successfully!';
    onPending(pending);
    return undefined;
  };
  return (
    <PageForm<ProfileChange>
      name="profile"
      initialValues={{ fullName: user.fullName, phoneNumber: formatPhone(user.mobileNumber) }}
      send={send}
      failureText={saveFailureText}
      // The header shows the same account.
      reloads={[MeDocument]}
      onDone={(form) => form.setFieldValue('avatar', undefined)}
      submitLabel="Update Profile"
      onKeep={() => void navigate(paths.home)}
    >
      <Form.Item
        name="avatar"
        label="Photo (optional)"
        rules={photoRules}
        extra="The image must be 512x250 pixels. JPEG, PNG or WebP, at most 5 MB."
      >
        <PhotoInput present={user.avatar} fullName={user.fullName} />
      </Form.Item>
      <Form.Item name="fullName" label="Full name" rules={textRules('Full name', 120)}>
        <Input autoComplete="name" />
      </Form.Item>
      <Form.Item
        name="phoneNumber"
        label="Phone number"
        rules={mobileNumberRules('Phone number')}
        extra="You sign in with this number. We send a code to a new one before it holds."
      >
        <Input type="tel" autoComplete="tel" />
      </Form.Item>
      <Form.Item label="User type" htmlFor="profile_userType" extra="It cannot be changed here.">
        <Input id="profile_userType" value={userTypeWords[user.userType]} readOnly variant="filled" />
      </Form.Item>
    </PageForm>
  );
}
