import { fetchSignedIn } from './auth/fetch-signed-in';
import { errorOf, errorOfResponse, type CallError } from './errors';
import { saveFile } from './save-file';

/**
 * Downloads a file of the server and hands it to the browser under a name (spec §7, reading 70).
 * @returns why it failed, or null when the file was handed over.
 */
export async function downloadFile(address: string, name: string): Promise<CallError | null> {
  try {
    const response = await fetchSignedIn(address);
    if (!response.ok) return await errorOfResponse(response);
    saveFile(await response.blob(), name);
    return null;
  } catch (error) {
    return errorOf(error);
  }
}
