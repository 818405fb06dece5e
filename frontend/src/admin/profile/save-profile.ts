import { fetchSignedIn } from '../../auth/fetch-signed-in';
import { errorOf, errorOfResponse, type CallError } from '../../errors';
import { serverPaths } from '../../paths';

/** What an admin can change of the own account. */
export interface ProfileChange {
  readonly fullName: string;
  readonly phoneNumber: string;
  /** A new photo; the present one stays when there is none. */
  readonly avatar?: File | undefined;
}

/**
 * Saves the own profile as a multipart form (spec §7, reading 70).
 * @returns why it failed, or null when it was saved.
 */
export async function saveProfile({ fullName, phoneNumber, avatar }: ProfileChange): Promise<CallError | null> {
  const body = new FormData();
  body.set('fullName', fullName);
  body.set('phoneNumber', phoneNumber);
  if (avatar) body.set('avatar', avatar);
  try {
    const response = await fetchSignedIn(serverPaths.ownAccount, { method: 'PATCH', body });
    return response.ok ? null : await errorOfResponse(response);
  } catch (error) {
    return errorOf(error);
  }
}
