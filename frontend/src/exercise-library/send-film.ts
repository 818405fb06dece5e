import { uploadSignedIn } from '../auth/upload-signed-in';
import { errorOfResponse, FailedCall } from '../errors';

/** Uploads the film of an exercise with its still, in place of the former one. @throws FailedCall */
export async function sendFilm(
  key: string,
  { film, poster }: { readonly film: Blob; readonly poster: Blob | null },
  onProgress: (percent: number) => void,
): Promise<void> {
  const body = new FormData();
  body.set('file', film, 'film');
  if (poster) body.set('poster', poster, 'still');
  const response = await uploadSignedIn(`/api/v1/exercises/${encodeURIComponent(key)}/video`, body, onProgress);
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
}
