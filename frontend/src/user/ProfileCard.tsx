import { lazy } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/user';
import type { ProfileFragment } from '../gql/generated';
import { paths } from '../paths';
import { Card } from '../ui/layout/Card';
import { ErrorSlot, ErrorSlotProvider } from '../ui/feedback/ErrorSlotProvider';
import { PlainButton } from '../ui/layout/PlainButton';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import { WhenSeen } from '../ui/layout/WhenSeen';
import { AvatarChange } from './AvatarChange';
import { CallInstead } from './CallInstead';
import styles from './ProfileCard.module.css';
import { ProfileFields } from './ProfileFields';

const SaveProfile = lazy(() =>
  import('./own-buttons').then(
    (module) => ({ default: module.SaveProfile }),
    () => ({ default: CallInstead }),
  ),
);

interface Props {
  /** Undefined while loading. */
  readonly profile: ProfileFragment | null | undefined;
  readonly isPatient: boolean;
  readonly onAvatarChanged: (avatar: string) => void;
}

/** The user's profile: a picture that can be changed, read-only fields, and Save Profile, which loads when it comes near the viewport. */
export function ProfileCard({ profile, ...props }: Props) {
  return (
    <Card title={text.details}>
      {profile ? <LoadedProfile profile={profile} {...props} /> : <TextSkeleton lines={12} />}
    </Card>
  );
}

function LoadedProfile({ profile, isPatient, onAvatarChanged }: Props & { readonly profile: ProfileFragment }) {
  return (
    <>
      <ErrorSlotProvider>
        <AvatarChange profile={profile} onChanged={onAvatarChanged} />
      </ErrorSlotProvider>
      <ProfileFields profile={profile} />
      <ErrorSlot />
      <div className={styles.actions}>
        <WhenSeen
          placeholder={
            <PlainButton isPrimary isBusy>
              {text.saveProfile}
            </PlainButton>
          }
        >
          <SaveProfile profile={profile} />
        </WhenSeen>
        {isPatient && <Link to={paths.patientSignup}>{text.changeDetails}</Link>}
      </div>
    </>
  );
}
