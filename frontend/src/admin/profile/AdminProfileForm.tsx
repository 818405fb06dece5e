import { useApolloClient } from '@apollo/client/react';
import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../auth/role';
import type { CallError } from '../../errors';
import { mobileNumberRules, textRules } from '../../form-rules';
import { MeDocument, type UserType } from '../../gql/generated';
import { log } from '../../log';
import { paths } from '../../paths';
import { formatPhone, nationalDigits } from '../../phone-number';
import { showBesideInputs } from '../../ui/form-errors';
import { useNotify } from '../../ui/Notices';
import styles from './AdminProfileForm.module.css';
import { photoRules } from '../../ui/photo-rules';
import { PhotoInput } from './PhotoInput';
import { SaveFailure } from './SaveFailure';
import { saveProfile, type ProfileChange } from './save-profile';

const fieldNames = ['fullName', 'phoneNumber', 'avatar'] as const satisfies readonly (keyof ProfileChange)[];

const userTypeWords: Readonly<Record<UserType, string>> = { ADMIN: 'Admin', PATIENT: 'Patient', USER: 'User' };

/** Why saving failed, and whether that stands beside an input already. */
interface Failure {
  readonly refusal: CallError;
  readonly isBesideInput: boolean;
}

interface Props {
  readonly user: CurrentUser;
  /** Why a new number that was proved could not be had. */
  readonly refused: CallError | null;
  /** All is saved but for a new number, E.164, which waits for its code. */
  readonly onPending: (phone: string) => void;
}

/** The own profile (spec §2 and §5). Complaints stand beside their inputs; nothing typed is lost when saving fails. */
export function AdminProfileForm({ user, refused, onPending }: Props) {
  const [form] = Form.useForm<ProfileChange>();
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(refused && { refusal: refused, isBesideInput: false });
  const isSubmitting = useRef(false);

  const submit = async ({ fullName, phoneNumber, avatar }: ProfileChange) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsSaving(true);
    setFailure(null);
    const change = { fullName: fullName.trim(), phoneNumber: nationalDigits(phoneNumber), avatar };
    const saved = await saveProfile(change);
    isSubmitting.current = false;
    setIsSaving(false);
    if (saved.refusal) {
      setFailure({ refusal: saved.refusal, isBesideInput: showBesideInputs(form, fieldNames, saved.refusal) });
      return;
    }
    form.setFieldValue('avatar', undefined);
    // The header shows the same account.
    client.refetchQueries({ include: [MeDocument] }).catch((error: unknown) => {
      log.warn('The current user could not be read.', error);
    });
    if (saved.pendingNumber) onPending(saved.pendingNumber);
    else notify('Profile updated successfully!');
  };

  return (
    <Form<ProfileChange>
      form={form}
      name="profile"
      layout="vertical"
      requiredMark={false}
      initialValues={{ fullName: user.fullName, phoneNumber: formatPhone(user.mobileNumber) }}
      scrollToFirstError={{ focus: true }}
      validateTrigger={['onChange', 'onBlur']}
      onFinish={(values) => void submit(values)}
      className={styles.card}
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
      {failure && <SaveFailure {...failure} onDismiss={() => setFailure(null)} />}
      <div className={styles.buttons}>
        <Button disabled={isSaving} onClick={() => void navigate(paths.home)}>
          Cancel
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          Update Profile
        </Button>
      </div>
    </Form>
  );
}
