import { uploadSignedIn } from '../auth/upload-signed-in';
import { errorOfResponse, FailedCall } from '../errors';
import { filePaths } from './file-paths';
import type { FileCategory } from './gql/generated';

/** What is said of a file that is added. */
export interface FileFields {
  readonly category: FileCategory;
  readonly title: string;
  /** YYYY-MM-DD; undefined if it is not known. */
  readonly takenOn?: string | undefined;
  readonly noteId?: string | undefined;
}

/** Adds a file to a record; resolves to whether it is new. The same bytes are one file of a patient. */
export async function sendFile(
  patientId: string,
  file: File,
  { category, title, takenOn, noteId }: FileFields,
  onProgress: (percent: number) => void,
): Promise<boolean> {
  const body = new FormData();
  body.set('category', category);
  body.set('title', title);
  if (takenOn) body.set('takenOn', takenOn);
  if (noteId) body.set('noteId', noteId);
  body.set('file', file);
  const response = await uploadSignedIn(filePaths.ofPatient(patientId), body, onProgress);
  if (!response.ok) throw new FailedCall(await errorOfResponse(response));
  return response.status === 201;
}
