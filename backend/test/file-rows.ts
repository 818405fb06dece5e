import type { Row, World } from './call-row.js';
import { fileForm } from './file-access.js';
import { insertFile } from './clinical-rows.js';
import { anyNumber, anyText, anyUuid } from './rest-shapes.js';

/** A picture of the record whose bytes and small bytes are in the storage. */
const opened =
  (rest = '') =>
  async ({ app, record }: World) => {
    const thumbnail = { media_type: 'image/webp', thumbnail_key: `${record.id}.clinical` };
    const { id } = await insertFile(app.sql, record.id, thumbnail);
    for (const key of [id, record.id]) await app.storage.put(`${key}.clinical`, Buffer.from('bytes'));
    return { path: `/files/${id}${rest}` };
  };

/** The calls of files of patients (bench §4). */
export const fileRows: Row[] = [
  [
    'POST',
    '/patients/:id/files',
    'admin',
    async ({ record }) => ({ path: `/patients/${record.id}/files`, body: fileForm(record.id) }),
    201,
    {
      data: {
        id: anyUuid,
        patientId: anyUuid,
        noteId: null,
        category: 'CONSENT',
        title: 'Consent to treatment',
        takenOn: null,
        mediaType: 'application/pdf',
        size: anyNumber,
        hash: anyText,
        addedBy: anyText,
        addedAt: anyText,
        isFromHospital: false,
        check: 'NOT_CHECKED',
        mayChange: true,
        url: anyText,
        thumbnailUrl: null,
        removedAt: null,
      },
    },
  ],
  ['GET', '/files/:id', 'admin', opened(), 200, 'bytes'],
  ['GET', '/files/:id/thumbnail', 'admin', opened('/thumbnail'), 200, 'bytes'],
];
