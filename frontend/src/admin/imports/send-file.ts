import { fetchSignedIn } from '#src/auth/fetch-signed-in';
import { importPaths } from '#src/downloads/export-paths';
import { errorOfResponse, FailedCall } from '#src/errors';
import type { ChosenColumns } from './column-labels';

/** A dry run or an import, with what headings are read as where that was chosen. */
interface Options {
  readonly dryRun: boolean;
  readonly chosen?: ChosenColumns | undefined;
}

/** Uploads a file of patients, for a dry run or an import; resolves to the import's id. */
export async function sendFile(file: File, { dryRun, chosen }: Options): Promise<string> {
  const body = new FormData();
  body.set('dryRun', String(dryRun));
  if (chosen) body.set('mapping', JSON.stringify(chosen));
  body.set('file', file);
  const response = await fetchSignedIn(importPaths.files, { method: 'POST', body });
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  const begun: { data: { id: string } } = await response.json();
  return begun.data.id;
}
