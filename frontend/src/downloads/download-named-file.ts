import { fetchSignedIn } from '../auth/fetch-signed-in';
import { errorOfResponse, FailedCall } from '../errors';
import { saveFile } from './save-file';

/**
 * Downloads a file from the server and saves it under the name that the server gives it.
 * @param otherwise name if the server gives none
 * @returns the name
 * @throws FailedCall if the server refuses, or the error of `fetch` if there is no response
 */
export async function downloadNamedFile(address: string, otherwise: string): Promise<string> {
  const response = await fetchSignedIn(address);
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  const given = /filename="?([\w.-]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const name = given ?? otherwise;
  saveFile(await response.blob(), name);
  return name;
}
