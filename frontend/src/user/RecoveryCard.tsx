import { Skeleton } from 'antd';
import { momentText } from '../calendar/clinic-time';
import type { ProfileFragment } from '../gql/generated';
import { Card } from '../ui/Card';
import styles from './RecoveryCard.module.css';
import { RecoveryPicture } from './RecoveryPicture';

interface Props {
  /** Undefined while it is on its way. */
  readonly profile: ProfileFragment | null | undefined;
  readonly isPatient: boolean;
}

/** The progress block: last login, sessions completed, missed sessions and recovery progress (spec §2), for patients with a picture. */
export function RecoveryCard({ profile, isPatient }: Props) {
  return (
    <Card title="Your progress">
      {profile ? (
        <>
          {isPatient && <RecoveryPicture profile={profile} />}
          <dl className={styles.numbers}>
            <div>
              <dt>Recovery progress</dt>
              <dd>{profile.recoveryProgress}%</dd>
            </div>
            <div>
              <dt>Sessions completed</dt>
              <dd>{profile.sessionsCompleted}</dd>
            </div>
            <div>
              <dt>Missed sessions</dt>
              <dd>{profile.missedSessions}</dd>
            </div>
            <div>
              <dt>Last login</dt>
              <dd>{profile.lastLogin ? momentText(profile.lastLogin) : 'Never'}</dd>
            </div>
          </dl>
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Card>
  );
}
