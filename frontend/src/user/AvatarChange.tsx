import { UserOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import type { ProfileFragment } from '../gql/generated';
import { initialsOf } from '../initials';
import { ErrorBanner } from '../ui/ErrorBanner';
import { useNotify } from '../ui/Notices';
import { photoComplaint } from '../ui/photo-rules';
import { PhotoFile } from '../ui/PhotoFile';
import styles from './AvatarChange.module.css';
import { changeAvatar } from './change-avatar';
import { pictureText } from './profile-failures';

/** The profile picture, or initials, and its change: a chosen picture is uploaded and shown at once (spec §2). */
export function AvatarChange({ profile }: { readonly profile: ProfileFragment }) {
  const { cache } = useApolloClient();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const inputId = useId();
  const hintId = useId();

  const upload = async (file: File) => {
    const complaint = photoComplaint(file);
    if (complaint) {
      setFailure(`Failed to upload profile picture. ${complaint}`);
      return;
    }
    setIsSending(true);
    setFailure(null);
    const outcome = await changeAvatar(file);
    setIsSending(false);
    if ('error' in outcome) {
      setFailure(pictureText(outcome.error));
      return;
    }
    cache.modify<ProfileFragment>({
      id: cache.identify(profile),
      fields: { avatar: () => outcome.avatar },
    });
    notify('Profile picture updated successfully');
  };
  const choose = async () => {
    const file = input.current?.files?.[0];
    if (!file || isSending) return;
    await upload(file);
    // Emptied, so that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <div className={styles.picture}>
      <div className={styles.frame}>
        {profile.avatar ? (
          <img src={profile.avatar} alt="You" className={styles.image} />
        ) : (
          <span aria-hidden="true" className={styles.initials}>
            {initialsOf(profile.fullName) || <UserOutlined />}
          </span>
        )}
      </div>
      <div className={styles.choice}>
        <label htmlFor={inputId} className={styles.label}>
          Change profile picture
          <PhotoFile
            ref={input}
            id={inputId}
            aria-describedby={hintId}
            aria-busy={isSending}
            onChange={() => void choose()}
          />
        </label>
        <p id={hintId} className={styles.hint}>
          {isSending ? 'Uploading…' : 'JPEG, PNG or WebP, at most 5 MB.'}
        </p>
      </div>
      {failure && (
        <div className={styles.failure}>
          <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />
        </div>
      )}
    </div>
  );
}
