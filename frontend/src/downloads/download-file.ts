import { fetchSignedIn } from '../auth/fetch-signed-in';
import { errorOfResponse, FailedCall } from '../errors';
import { saveFile } from './save-file';

/**
 * Downloads a file from the server and saves it under a name.
 * @throws FailedCall if the server refuses, or the error of `fetch` if there is no response
 */
export async function downloadFile(address: string, name: string): Promise<void> {
  const response = await fetchSignedIn(address);
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  saveFile(await response.blob(), name);
}
