import { fetchSignedIn } from '../../auth/fetch-signed-in';
import { errorOfResponse, FailedCall } from '../../errors';
import { serverPaths } from '../../paths';

/** What an admin can change of the own account. */
export interface ProfileChange {
  readonly fullName: string;
  readonly phoneNumber: string;
  /** A new photo; the present one stays when there is none. */
  readonly avatar?: File | undefined;
}

/** Saves the own profile as a multipart form (spec §7, readings 21 and 70); resolves to a new number that waits for its code, if there is one. */
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
