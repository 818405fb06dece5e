import { useState } from 'react';
import { errorOf } from '#src/errors';
import { failureText } from '#src/failure-text';
import { uploadPhoto, type UploadedPhoto } from './upload-photo';

/** The most photos of a message. */
export const mostPhotos = 3;

/** A photo that was chosen for a message. */
interface ChosenPhoto {
  readonly key: string;
  readonly file: File;
  /** Share that was sent, in percent. */
  readonly percent: number;
  readonly uploaded?: UploadedPhoto;
  readonly failure?: string;
}

/** Photos of a message that is being written: each is uploaded when it is chosen. */
export function usePhotos(notUploaded: string) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const change = (key: string, values: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...values } : photo)));
  const upload = async ({ key, file }: ChosenPhoto) => {
    try {
      change(key, { uploaded: await uploadPhoto(file, (percent) => change(key, { percent })) });
    } catch (error) {
      change(key, { failure: failureText(notUploaded, errorOf(error)) });
    }
  };
  return {
    photos,
    /** Whether all are uploaded. */
    isReady: photos.every(({ uploaded }) => uploaded),
    ids: photos.flatMap(({ uploaded }) => uploaded?.id ?? []),
    add: (files: readonly File[]) => {
      const added = files
        .slice(0, mostPhotos - photos.length)
        .map((file) => ({ key: crypto.randomUUID(), file, percent: 0 }));
      setPhotos([...photos, ...added]);
      for (const photo of added) void upload(photo);
    },
    again: (photo: ChosenPhoto) => {
      setPhotos((all) =>
        all.map((one) => (one.key === photo.key ? { key: one.key, file: one.file, percent: 0 } : one)),
      );
      void upload(photo);
    },
    remove: (key: string) => setPhotos((all) => all.filter((photo) => photo.key !== key)),
    clear: () => setPhotos([]),
  };
}
