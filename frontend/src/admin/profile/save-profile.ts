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

/** How saving went: refused, or saved, but for a new number that waits for its code. */
export type Saved =
  { readonly refusal: CallError } | { readonly refusal?: undefined; readonly pendingNumber: string | null };

/** Saves the own profile as a multipart form (spec §7, readings 21 and 70). */
export async function saveProfile({ fullName, phoneNumber, avatar }: ProfileChange): Promise<Saved> {
  const body = new FormData();
  body.set('fullName', fullName);
  body.set('phoneNumber', phoneNumber);
  if (avatar) body.set('avatar', avatar);
  try {
    const response = await fetchSignedIn(serverPaths.ownAccount, { method: 'PATCH', body });
    if (!response.ok) return { refusal: await errorOfResponse(response) };
    const saved: { data?: { pendingNumber?: string | null } } = await response.json();
    return { pendingNumber: saved.data?.pendingNumber ?? null };
  } catch (error) {
    return { refusal: errorOf(error) };
  }
}
