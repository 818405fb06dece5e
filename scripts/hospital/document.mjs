import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TaskError } from '../root.mjs';

/** Media types by file extension. @type {Record<string, string>} */
const MEDIA_TYPES = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

/**
 * Sends a file about a patient, inline, with its name as the title.
 * @param {import('./clinic.mjs').Clinic} clinic @param {string} id of the patient @param {string} file
 */
export async function sendDocument(clinic, id, file) {
  if (!existsSync(file)) throw new TaskError(`There is no ${file}.`);
  const attachment = {
    contentType: MEDIA_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    title: path.basename(file),
    data: readFileSync(file).toString('base64'),
  };
  const resource = {
    resourceType: 'DocumentReference',
    status: 'current',
    subject: { reference: `Patient/${id}` },
    content: [{ attachment }],
  };
  const { body } = await clinic.send('POST', 'DocumentReference', { resource });
  console.log(`Sent DocumentReference/${body.id}: ${body.content[0].attachment.size} bytes`);
}
