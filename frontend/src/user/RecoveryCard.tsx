import * as text from '#messages/user';
import { momentText } from '../calendar/clinic-time';
import type { ProfileFragment } from '../gql/generated';
import { Card } from '../ui/layout/Card';
import { TextSkeleton } from '../ui/feedback/TextSkeleton';
import styles from './RecoveryCard.module.css';
import { RecoveryPicture } from './RecoveryPicture';

interface Props {
  /** Undefined while loading. */
  readonly profile: ProfileFragment | null | undefined;
  readonly isPatient: boolean;
}

/** The progress card: last sign-in, completed and missed sessions, and recovery progress; with a picture for patients. */
export function RecoveryCard({ profile, isPatient }: Props) {
  return (
    <Card title={text.progress}>
      {profile ? (
        <>
          {isPatient && <RecoveryPicture profile={profile} />}
          <dl className={styles.numbers}>
            <div>
              <dt>{text.recoveryProgress}</dt>
              <dd>{profile.recoveryProgress}%</dd>
            </div>
            <div>
              <dt>{text.sessionsCompleted}</dt>
              <dd>{profile.sessionsCompleted}</dd>
            </div>
            <div>
              <dt>{text.missedSessions}</dt>
              <dd>{profile.missedSessions}</dd>
            </div>
            <div>
              <dt>{text.lastLogin}</dt>
              <dd>{profile.lastLogin ? momentText(profile.lastLogin) : text.never}</dd>
            </div>
          </dl>
        </>
      ) : (
        <TextSkeleton lines={7} />
      )}
    </Card>
  );
}
