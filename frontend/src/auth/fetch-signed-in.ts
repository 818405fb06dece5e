import { errorOfResponse } from '../errors';
import { fetchInLanguage } from '../language/fetch-in-language';
import { noteSessionTime } from './session-time';
import { reauthenticate } from './reauthentication';

/**
 * `fetch` for uploads and downloads. On session expiry, or if step-up authentication is required, it waits for re-authentication and
 * retries.
 */
export function fetchSignedIn(address: string, init: RequestInit = {}): Promise<Response> {
  return signedInAgain(() => fetchInLanguage(address, { credentials: 'same-origin', ...init }));
}

/** Sends a request, and sends it once more after re-authentication if the response asks for that. */
export async function signedInAgain(request: () => Promise<Response>): Promise<Response> {
  const send = async () => {
    const usedAt = Date.now();
    const response = await request();
    noteSessionTime(response, usedAt);
    return response;
  };
  const sentAt = reauthenticate.times();
  const response = await send();
  return (await isSignedInAgainFor(response, sentAt)) ? send() : response;
}

async function isSignedInAgainFor(response: Response, sentAt: number): Promise<boolean> {
  if (response.status !== 401 && response.status !== 403) return false;
  // A wrong code is also 401, and a denied permission also 403.
  const { code, message } = await errorOfResponse(response.clone());
  if (code === 'UNAUTHENTICATED') return reauthenticate.ask(sentAt);
  return code === 'RECENT_SIGN_IN_REQUIRED' && reauthenticate.ask(sentAt, message);
}
