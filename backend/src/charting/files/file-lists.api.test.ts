import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { listFiles, pdf, removeFile, updateFile, upload } from '../../../test/clinical-files.js';
import { insertFile, insertNote } from '../../../test/clinical-rows.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ limits: { clinicalFilesPerAccountDay: 2 } });
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterEach(() => app.clock.set(NOON));
afterAll(() => app.close());

const treated = async () => (await insertTreated(app, own, { status: 'completed' })).patientId;
interface Slice {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { id: string } }[];
}
const page = (patientId: string, rest: string) =>
  ask<Slice>(
    own.browser,
    `{ clinicalFiles(patientId: "${patientId}", ${rest}) { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`,
  );
const idsOf = (slice: Slice | undefined) => slice?.edges.map(({ node }) => node.id);

describe('files of a patient (bench §4)', () => {
  it('are listed newest first, by cursor and by category', async () => {
    const patientId = await treated();
    const times = [0, 1, 1].map((minutes) => new Date(NOON.getTime() + minutes * 60_000));
    const ids: string[] = [];
    for (const added_at of times) ids.unshift((await insertFile(app.sql, patientId, { added_at })).id);
    const xray = (await insertFile(app.sql, patientId, { category: 'XRAY', added_at: new Date(NOON.getTime() - 1) }))
      .id;
    const first = (await page(patientId, 'first: 2')).data;
    expect([first?.totalCount, first?.pageInfo.hasNextPage, idsOf(first)]).toEqual([4, true, ids.slice(0, 2)]);
    const second = (await page(patientId, `first: 2, after: "${first?.pageInfo.endCursor ?? ''}"`)).data;
    expect([second?.pageInfo.hasNextPage, idsOf(second)]).toEqual([false, [ids[2], xray]]);
    const xrays = (await page(patientId, 'first: 2, category: XRAY')).data;
    expect([xrays?.totalCount, idsOf(xrays)]).toEqual([1, [xray]]);
    expect((await page(patientId, 'first: 101')).code).toBe('BAD_INPUT');
  });

  it('stand with their note and are counted with the patient, without removed ones', async () => {
    const patientId = await treated();
    const note = (await insertNote(app.sql, patientId)).id;
    const { id } = await insertFile(app.sql, patientId, { note_id: note });
    await insertFile(app.sql, patientId, { note_id: note });
    const there = async () =>
      ask<{ fileCount: number; notes: { files: { id: string }[] }[] }>(
        own.browser,
        `{ benchPatient(id: "${patientId}") { fileCount notes { files { id } } } }`,
      );
    expect((await there()).data).toMatchObject({ fileCount: 2, notes: [{ files: [{ id }, {}] }] });
    expect((await removeFile(own.browser, id, 'Of another patient')).data?.removedAt).not.toBeNull();
    const { data } = await there();
    expect([data?.fileCount, data?.notes[0]?.files.length]).toEqual([1, 1]);
  });

  it('belong to a note of the same patient alone', async () => {
    const patientId = await treated();
    const note = (await insertNote(app.sql, patientId)).id;
    const elsewhere = (await insertNote(app.sql, (await insertPatient(app.sql)).id)).id;
    const { id } = await insertFile(app.sql, patientId);
    expect((await updateFile(own.browser, id, { noteId: elsewhere })).code).toBe('BAD_INPUT');
    expect((await updateFile(own.browser, id, { takenOn: '2026-03-11' })).code).toBe('BAD_INPUT');
    expect((await updateFile(own.browser, id, { noteId: note })).code).toBeUndefined();
    const noteOf = async () =>
      (await app.sql<{ note: string | null }>('select note_id as note from clinical_file where id = $1', [id]))[0]
        ?.note;
    expect(await noteOf()).toBe(note);
    await updateFile(own.browser, id, { title: 'Signed form' });
    expect(await noteOf()).toBe(note);
    await updateFile(own.browser, id, { noteId: null });
    expect(await noteOf()).toBeNull();
  });

  it('are read by the doctor, who adds none', async () => {
    const patientId = await treated();
    const doctor = await insertDoctor(app.sql);
    await insertPlan(app, patientId, { physiotherapist_id: own.id, doctor_id: doctor.doctorId });
    const { id } = await insertFile(app.sql, patientId);
    const browser = await app.signIn(doctor.user.phone, 'staff');
    expect((await listFiles(browser, patientId)).files).toMatchObject([{ id, mayChange: false }]);
    expect((await upload(browser, patientId, pdf())).status).toBe(403);
    expect((await removeFile(browser, id, 'Not mine')).code).toBe('FORBIDDEN');
  });

  it('are two a day and account here; the third is refused before its bytes are stored', async () => {
    const patientId = await treated();
    for (let n = 0; n < 2; n++) expect((await upload(own.browser, patientId, pdf())).status).toBe(201);
    const { status, body } = await upload(own.browser, patientId, pdf());
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect((await listFiles(own.browser, patientId)).total).toBe(2);
    expect((await upload(admin, patientId, pdf())).status).toBe(201);
  });

  it('are out of reach with a record that was deleted, and come back with it', async () => {
    const patientId = await treated();
    const { id } = await insertFile(app.sql, patientId);
    await app.sql('update patient set deleted_at = $2 where id = $1', [patientId, NOON]);
    expect((await listFiles(admin, patientId)).code).toBe('NOT_FOUND');
    expect((await admin.send(`/api/v1/files/${id}`)).status).toBe(404);
    expect((await updateFile(admin, id, { title: 'Other' })).code).toBe('NOT_FOUND');
    await app.sql('update patient set deleted_at = null where id = $1', [patientId]);
    expect((await listFiles(admin, patientId)).files).toMatchObject([{ id }]);
  });
});
