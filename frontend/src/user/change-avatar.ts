import { fetchSignedIn } from '../auth/fetch-signed-in';
import { errorOfResponse, FailedCall } from '../errors';
import { serverPaths } from '../paths';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Uploads the user's picture as a multipart form; resolves to its address. */
export async function changeAvatar(file: File): Promise<string> {
  const body = new FormData();
  body.set('avatar', file);
  const response = await fetchSignedIn(serverPaths.ownAvatar, { method: 'PATCH', body });
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  const answer: unknown = await response.json();
  const data = isRecord(answer) ? answer.data : undefined;
  if (isRecord(data) && typeof data.avatar === 'string') return data.avatar;
  throw new FailedCall({ cause: 'unreadable', message: 'The answer names no picture.' });
}
