import { careTeam, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { inCare } from './charting-access.js';
import { insertFile } from './clinical-rows.js';
import type { RestCall } from './rest-call.js';

/** A file of the record, which reception may open. */
const file = async (world: World) => (await insertFile(world.app.sql, await inCare(world))).id;
/** Reception may change none of another's. */
const fileChanges: Outcomes = {
  ...careTeam,
  doctor: 'FORBIDDEN',
  'another doctor': 'FORBIDDEN',
  reception: 'NOT_FOUND',
};

/** A form with a whole PDF, whose content differs by the record. */
export function fileForm(patientId: string): FormData {
  const form = new FormData();
  form.set('category', 'CONSENT');
  form.set('title', 'Consent to treatment');
  form.set('file', new Blob([`%PDF-1.7 ${patientId} %%EOF`]), 'consent.pdf');
  return form;
}

const openFile =
  (rest = ''): RestCall =>
  async (world) => {
    const thumbnail = { media_type: 'image/webp', thumbnail_key: `${world.record.id}.clinical` };
    const { id } = await insertFile(world.app.sql, await inCare(world), thumbnail);
    await world.app.storage.put(`${id}.clinical`, Buffer.from('bytes'));
    await world.app.storage.put(`${world.record.id}.clinical`, Buffer.from('bytes'));
    return { path: `/files/${id}${rest}` };
  };

/** The rows of files in the access matrix of REST. */
export const fileRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'post /patients/:id/files': [
    { ...careTeam, doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN' },
    201,
    async (world) => ({ path: `/patients/${await inCare(world)}/files`, body: fileForm(world.record.id) }),
  ],
  'get /files/:id': [careTeam, 200, openFile()],
  'get /files/:id/thumbnail': [careTeam, 200, openFile('/thumbnail')],
};

/** The rows of files in the access matrix (bench §4). */
export const fileTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.clinicalFiles': [
    careTeam,
    async (world) => [`{ clinicalFiles(patientId: "${await inCare(world)}", first: 1) { totalCount } }`],
  ],
  'Mutation.updateFile': [
    fileChanges,
    async (world) => [`mutation { updateFile(id: "${await file(world)}", input: { title: "Signed form" }) { id } }`],
  ],
  'Mutation.removeFile': [
    fileChanges,
    async (world) => [`mutation { removeFile(id: "${await file(world)}", reason: "Of another patient") { id } }`],
  ],
};
