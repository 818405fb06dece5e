import { errorOf, errorOfResponse, type CallError } from '../../errors';
import { serverPaths } from '../../paths';
import { saveFile } from '../../save-file';
import type { PeriodBounds } from './payment-period';

/**
 * Downloads the payments of a period and hands the file to the browser as payments_export.csv (spec §7, reading 70).
 * @returns why it failed, or null when the file was handed over.
 */
export async function downloadPayments(bounds: PeriodBounds): Promise<CallError | null> {
  try {
    const response = await fetch(serverPaths.paymentsExport(bounds.from, bounds.until), { credentials: 'same-origin' });
    if (!response.ok) return await errorOfResponse(response);
    saveFile(await response.blob(), 'payments_export.csv');
    return null;
  } catch (error) {
    return errorOf(error);
  }
}
