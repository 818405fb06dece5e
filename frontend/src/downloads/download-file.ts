import { fetchSignedIn } from '../auth/fetch-signed-in';
import { errorOfResponse, FailedCall } from '../errors';
import { saveFile } from './save-file';

/**
 * Downloads a file of the server and hands it to the browser under a name (spec §7, reading 70).
 * @throws FailedCall when the server refuses, whatever `fetch` throws when none answers.
 */
export async function downloadFile(address: string, name: string): Promise<void> {
  const response = await fetchSignedIn(address);
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  saveFile(await response.blob(), name);
}
