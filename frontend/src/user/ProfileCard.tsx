import { Link } from 'react-router-dom';
import * as text from '#messages/user';
import { useUpdateProfileMutation, type ProfileFragment } from '../gql/generated';
import { paths } from '../paths';
import { Card } from '../ui/layout/Card';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { PlainButton } from '../ui/layout/PlainButton';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { useAction } from '../ui/hooks/useAction';
import { AvatarChange } from './AvatarChange';
import { profileUpdateText } from './profile-failures';
import styles from './ProfileCard.module.css';
import { ProfileFields } from './ProfileFields';

interface Props {
  /** Undefined while loading. */
  readonly profile: ProfileFragment | null | undefined;
  readonly isPatient: boolean;
}

/** The user's profile: a picture that can be changed, read-only fields, and Save Profile. */
export function ProfileCard({ profile, isPatient }: Props) {
  return (
    <Card title={text.details}>
      {profile ? <LoadedProfile profile={profile} isPatient={isPatient} /> : <TextSkeleton lines={12} />}
    </Card>
  );
}

function LoadedProfile({ profile, isPatient }: { readonly profile: ProfileFragment; readonly isPatient: boolean }) {
  const [update] = useUpdateProfileMutation();
  /** Sends the loaded profile back, which changes nothing. */
  const send = async () => {
    const { fullName, email, nickname, gender, country, language, timeZone, dateOfBirth } = profile;
    const input = { fullName, email, nickname, gender, country, language, timeZone, dateOfBirth };
    await update({ variables: { input } });
    return text.profileSaved;
  };
  const { run, isBusy } = useAction({ send, failureText: profileUpdateText });
  return (
    <>
      <ErrorSlotProvider>
        <AvatarChange profile={profile} />
      </ErrorSlotProvider>
      <ProfileFields profile={profile} />
      <ErrorSlot />
      <div className={styles.actions}>
        <PlainButton isPrimary isBusy={isBusy} onClick={() => run()}>
          {text.saveProfile}
        </PlainButton>
        {isPatient && <Link to={paths.patientSignup}>{text.changeDetails}</Link>}
      </div>
    </>
  );
}
