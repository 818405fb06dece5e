import { z } from 'zod';
import type { Response } from 'express';
import { moment } from '../../platform/http/response-schemas.js';
import { fieldsOf, type RestRoute } from '../../platform/http/rest.js';
import { FILE_CHECKS } from '../../platform/scanning/file-scans.js';
import type { AddFileService } from './add-file.service.js';
import { FILE_CATEGORIES, FILE_TYPES } from './clinical-file.entity.js';
import { viewFile } from './file-view.js';
import { fileForm } from './file.input.js';
import type { FileService } from './file.service.js';

/** REST response: a file of a patient. */
const fileAnswer = z
  .object({
    id: z.uuid(),
    patientId: z.uuid(),
    noteId: z.uuid().nullable(),
    category: z.enum(FILE_CATEGORIES),
    title: z.string(),
    takenOn: z.iso.date().nullable(),
    mediaType: z.string(),
    size: z.int(),
    hash: z.string(),
    addedBy: z.string(),
    addedAt: moment,
    isFromHospital: z.boolean(),
    check: z.enum(FILE_CHECKS),
    mayChange: z.boolean(),
    url: z.string().nullable(),
    thumbnailUrl: z.string().nullable(),
    removedAt: moment.nullable(),
  })
  .meta({ id: 'ClinicalFile' });

/** Sends a file that must not run scripts, send requests to this origin, or appear in a frame. */
function sendFile(
  response: Response,
  { bytes, mediaType, id }: { bytes: Buffer; mediaType: string; id: string },
): void {
  // Browsers show no PDF in a sandbox: it is saved, and opened by the device. A picture opens in its tab.
  const [how, ending] = mediaType === 'application/pdf' ? ['attachment', 'pdf'] : ['inline', 'webp'];
  response.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  );
  response.set('X-Content-Type-Options', 'nosniff');
  // The name holds nothing that somebody typed.
  response.set('Content-Disposition', `${how}; filename="file-${id}.${ending}"`);
  response.set('Content-Type', mediaType).end(bytes);
}

/** REST routes of files of patients. */
export function fileRoutes(files: FileService, adding: AddFileService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/patients/:id/files',
      verb: 'file.add',
      docs: {
        summary:
          'Adds a JPEG, PNG or WebP picture up to 15 MB, or a PDF up to 20 MB, to a record; 200 if the record has the same bytes',
        body: fileForm,
        status: 201,
        answer: z.object({ data: fileAnswer }),
        errors: ['NOT_FOUND', 'LIMIT_REACHED'],
      },
      multipart: { field: 'file', holds: 'clinical file' },
      handle: async ({ request, response, actor }) => {
        const input = { ...fieldsOf(fileForm, request), patientId: String(request.params['id']) };
        const { shown, isNew } = await adding.add(actor, input, request.file?.buffer);
        response.status(isNew ? 201 : 200).json({ data: viewFile(shown) });
      },
    },
    {
      method: 'get',
      path: '/files/:id',
      verb: 'file.open',
      docs: { summary: 'A file of a patient', files: FILE_TYPES, errors: ['NOT_FOUND', 'WRONG_STATE'] },
      handle: async ({ request, response, actor }) =>
        sendFile(response, await files.open(actor, String(request.params['id']))),
    },
    {
      method: 'get',
      path: '/files/:id/thumbnail',
      verb: 'file.open',
      docs: {
        summary: 'The small picture of a file, at most 320 px wide',
        files: ['image/webp'],
        errors: ['NOT_FOUND', 'WRONG_STATE'],
      },
      handle: async ({ request, response, actor }) =>
        sendFile(response, await files.open(actor, String(request.params['id']), true)),
    },
  ];
}
