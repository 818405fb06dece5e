import { UserOutlined } from '@ant-design/icons';
import { useId, useRef } from 'react';
import * as text from '#messages/user';
import { FailedCall } from '../errors';
import type { ProfileFragment } from '../gql/generated';
import { initialsOf } from '../values/initials';
import { decorative } from '../ui/layout/decorative';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { photoComplaint } from '../ui/forms/photo-rules';
import { PhotoFile } from '../ui/forms/PhotoFile';
import { useAction } from '../ui/hooks/useAction';
import styles from './AvatarChange.module.css';
import { changeAvatar } from './change-avatar';
import { pictureText } from './profile-failures';

interface Props {
  readonly profile: Pick<ProfileFragment, 'avatar' | 'fullName'>;
  /** Called with the address of the uploaded picture. */
  readonly onChanged: (avatar: string) => void;
}

/** The profile picture or initials, with an upload. */
export function AvatarChange({ profile, onChanged }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const hintId = useId();

  const send = async (file: File) => {
    const complaint = photoComplaint(file);
    if (complaint) throw new FailedCall({ cause: 'answer', code: 'BAD_INPUT', message: complaint });
    onChanged(await changeAvatar(file));
    return text.pictureSaved;
  };
  const { run, isBusy } = useAction<File>({ keyOf: () => 'picture', send, failureText: pictureText });
  const choose = () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    run(file);
    // Reset, so that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <div className={styles.picture}>
      <div className={styles.frame}>
        {profile.avatar ? (
          <img src={profile.avatar} alt={text.you} className={styles.image} />
        ) : (
          <span aria-hidden="true" className={styles.initials}>
            {initialsOf(profile.fullName) || <UserOutlined {...decorative} />}
          </span>
        )}
      </div>
      <div className={styles.choice}>
        <label htmlFor={inputId} className={styles.label}>
          {text.changePicture}
          <PhotoFile ref={input} id={inputId} aria-describedby={hintId} aria-busy={isBusy} onChange={choose} />
        </label>
        <p id={hintId} className={styles.hint}>
          {isBusy ? text.uploading : text.pictureHint}
        </p>
      </div>
      <div className={styles.failure}>
        <ErrorSlot />
      </div>
    </div>
  );
}
