import { errorOfResponse } from '../errors';
import { noteSessionTime } from './session-time';
import { signInAgain } from './sign-in-again';

/**
 * `fetch` for uploads and downloads of the signed-in account. When its session has ended, the call waits for the sign-in over the open page
 * and is then sent again.
 */
export async function fetchSignedIn(address: string, init: RequestInit = {}): Promise<Response> {
  const send = async () => {
    const response = await fetch(address, { credentials: 'same-origin', ...init });
    noteSessionTime(response);
    return response;
  };
  const response = await send();
  if (response.status !== 401) return response;
  // A wrong code is 401 as well.
  const { code } = await errorOfResponse(response.clone());
  return code === 'UNAUTHENTICATED' && (await signInAgain.ask()) ? send() : response;
}
