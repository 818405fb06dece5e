import { uploadSignedIn } from '#src/auth/upload-signed-in';
import { errorOfResponse, FailedCall } from '#src/errors';
import { serverPaths } from '#src/paths';
import { shrinkPhoto } from './shrink-photo';

/** An uploaded photo that is not sent yet. */
export interface UploadedPhoto {
  readonly id: string;
  readonly url: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Shrinks and uploads a photo of a message. @throws FailedCall */
export async function uploadPhoto(file: File, onProgress: (percent: number) => void): Promise<UploadedPhoto> {
  const body = new FormData();
  body.set('file', await shrinkPhoto(file), 'photo');
  const response = await uploadSignedIn(serverPaths.carePhotos, body, onProgress);
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  const answer: unknown = await response.json();
  const data = isRecord(answer) ? answer.data : undefined;
  if (isRecord(data) && typeof data.id === 'string' && typeof data.url === 'string')
    return { id: data.id, url: data.url };
  throw new FailedCall({ cause: 'unreadable', message: 'The answer names no photo.' });
}
