import { errorOf, errorOfResponse, type CallError } from '../../errors';
import { serverPaths } from '../../paths';
import { saveFile } from '../../save-file';

/** A file that all records can be exported to. */
export type ExportFormat = 'pdf' | 'xlsx';

/**
 * Downloads all patient records and hands the file to the browser as patients.pdf or patients.xlsx (spec §7, readings 38 and 70).
 * @returns why it failed, or null when the file was handed over.
 */
export async function downloadPatients(format: ExportFormat): Promise<CallError | null> {
  try {
    const response = await fetch(serverPaths.patientsExport(format), { credentials: 'same-origin' });
    if (!response.ok) return await errorOfResponse(response);
    saveFile(await response.blob(), `patients.${format}`);
    return null;
  } catch (error) {
    return errorOf(error);
  }
}
