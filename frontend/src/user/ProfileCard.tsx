import { Link } from 'react-router-dom';
import * as text from '#messages/user';
import type { ProfileFragment } from '../gql/generated';
import { paths } from '../paths';
import { Card } from '../ui/layout/Card';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { AvatarChange } from './AvatarChange';
import styles from './ProfileCard.module.css';
import { ProfileFields } from './ProfileFields';
import { SaveProfile } from './SaveProfile';

interface Props {
  /** Undefined while loading. */
  readonly profile: ProfileFragment | null | undefined;
  readonly isPatient: boolean;
  readonly onAvatarChanged: (avatar: string) => void;
  readonly onSaved: () => void;
}

/** The user's profile: a picture that can be changed, read-only fields, and Save Profile. */
export function ProfileCard({ profile, ...props }: Props) {
  return (
    <Card title={text.details}>
      {profile ? <LoadedProfile profile={profile} {...props} /> : <TextSkeleton lines={12} />}
    </Card>
  );
}

function LoadedProfile({
  profile,
  isPatient,
  onAvatarChanged,
  onSaved,
}: Props & { readonly profile: ProfileFragment }) {
  return (
    <>
      <ErrorSlotProvider>
        <AvatarChange profile={profile} onChanged={onAvatarChanged} />
      </ErrorSlotProvider>
      <ProfileFields profile={profile} />
      <ErrorSlot />
      <div className={styles.actions}>
        <SaveProfile profile={profile} onSaved={onSaved} />
        {isPatient && <Link to={paths.patientSignup}>{text.changeDetails}</Link>}
      </div>
    </>
  );
}
