import { fetchSignedIn } from '../auth/fetch-signed-in';
import { errorOf, errorOfResponse, type CallError } from '../errors';
import { serverPaths } from '../paths';

/** How an upload ended: where the new picture is, or why there is none. */
export type AvatarOutcome = { readonly avatar: string } | { readonly error: CallError };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Uploads a picture of one's own, as a multipart form (spec §7, reading 70). Never rejects. */
export async function changeAvatar(file: File): Promise<AvatarOutcome> {
  const body = new FormData();
  body.set('avatar', file);
  try {
    const response = await fetchSignedIn(serverPaths.ownAvatar, { method: 'PATCH', body });
    if (!response.ok) return { error: await errorOfResponse(response) };
    const answer: unknown = await response.json();
    const data = isRecord(answer) ? answer.data : undefined;
    if (isRecord(data) && typeof data.avatar === 'string') return { avatar: data.avatar };
    return { error: { cause: 'unreadable', message: 'The answer names no picture.' } };
  } catch (error) {
    return { error: errorOf(error) };
  }
}
