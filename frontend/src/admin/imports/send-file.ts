import { fetchSignedIn } from '#src/auth/fetch-signed-in';
import { importPaths } from '#src/downloads/export-paths';
import { errorOfResponse, FailedCall } from '#src/errors';

/** Uploads a file of patients, for a dry run or an import; resolves to the import's id. */
export async function sendFile(file: File, dryRun: boolean): Promise<string> {
  const body = new FormData();
  body.set('dryRun', String(dryRun));
  body.set('file', file);
  const response = await fetchSignedIn(importPaths.files, { method: 'POST', body });
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  const begun: { data: { id: string } } = await response.json();
  return begun.data.id;
}
