import { fetchSignedIn } from '#src/auth/fetch-signed-in';
import { errorOfResponse, FailedCall } from '#src/errors';
import { serverPaths } from '#src/paths';

/** Changes to an admin's own account. */
export interface ProfileChange {
  readonly fullName: string;
  readonly phoneNumber: string;
  /** A new photo; if omitted, the current one stays. */
  readonly avatar?: File | undefined;
}

/** Saves the profile as a multipart form; resolves to a new number that must be verified, if any. */
export async function saveProfile({ fullName, phoneNumber, avatar }: ProfileChange): Promise<string | null> {
  const body = new FormData();
  body.set('fullName', fullName);
  body.set('phoneNumber', phoneNumber);
  if (avatar) body.set('avatar', avatar);
  const response = await fetchSignedIn(serverPaths.ownAccount, { method: 'PATCH', body });
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  const saved: { data?: { pendingNumber?: string | null } } = await response.json();
  return saved.data?.pendingNumber ?? null;
}
