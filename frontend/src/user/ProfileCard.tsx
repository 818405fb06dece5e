import { Button, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorOf } from '../errors';
import { useUpdateProfileMutation, type ProfileFragment } from '../gql/generated';
import { paths } from '../paths';
import { ErrorBanner } from '../ui/ErrorBanner';
import { useNotify } from '../ui/Notices';
import { AvatarChange } from './AvatarChange';
import { Card } from './Card';
import { profileUpdateText } from './profile-failures';
import styles from './ProfileCard.module.css';
import { ProfileFields } from './ProfileFields';

interface Props {
  /** Undefined while it is on its way. */
  readonly profile: ProfileFragment | null | undefined;
  readonly isPatient: boolean;
}

/** The own profile: the picture, which can be changed, the fields, which are read-only, and Save Profile (spec §2). */
export function ProfileCard({ profile, isPatient }: Props) {
  return (
    <Card title="Your details">
      {profile ? (
        <LoadedProfile profile={profile} isPatient={isPatient} />
      ) : (
        <Skeleton active avatar={{ size: 96, shape: 'square' }} paragraph={{ rows: 10 }} />
      )}
    </Card>
  );
}

function LoadedProfile({ profile, isPatient }: { readonly profile: ProfileFragment; readonly isPatient: boolean }) {
  const notify = useNotify();
  const [update] = useUpdateProfileMutation();
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Sends the loaded profile back, which changes nothing (reading 18). */
  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    setFailure(null);
    const { fullName, email, nickname, gender, country, language, timeZone, dateOfBirth } = profile;
    const input = { fullName, email, nickname, gender, country, language, timeZone, dateOfBirth };
    try {
      await update({ variables: { input } });
      notify('Profile updated successfully');
    } catch (error) {
      setFailure(profileUpdateText(errorOf(error)));
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  };

  return (
    <>
      <AvatarChange profile={profile} />
      <ProfileFields profile={profile} />
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      <div className={styles.actions}>
        <Button type="primary" loading={isSaving} onClick={() => void save()}>
          Save Profile
        </Button>
        {isPatient && <Link to={paths.patientSignup}>Change name, e-mail, date of birth or gender</Link>}
      </div>
    </>
  );
}
