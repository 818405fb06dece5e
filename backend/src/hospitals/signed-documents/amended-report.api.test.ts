import type { Bundle, DocumentReference } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { fhir } from '../../../test/hospital.js';
import {
  compositionOf,
  createDocumentWorld,
  insertTreatedPatient,
  type DocumentWorld,
} from '../../../test/signed-documents.js';

const UNKNOWN = '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d';

let world: DocumentWorld;
beforeAll(async () => {
  world = await createDocumentWorld();
});
afterAll(() => world.app.close());

describe('a report that is written anew (hospital-two §2)', () => {
  it('is refused to all but admins, without a reason, and of a report that is not there; nothing is written', async () => {
    const { patient, physiotherapist } = await insertTreatedPatient(world.app);
    const report = await world.add(patient);
    const [account] = await world.app.sql<{ phone: string }>(
      'select u.phone from physiotherapist t join app_user u on u.id = t.user_id where t.id = $1',
      [physiotherapist],
    );
    const before = await world.app.sql('select * from progress_report order by id');
    expect(
      (await world.amend(report.id, 'X', 'Because', await world.app.signIn(account?.phone ?? '', 'staff'))).code,
    ).toBe('FORBIDDEN');
    expect((await world.amend(report.id, 'X', 'Because', world.app.client())).code).toBe('UNAUTHENTICATED');
    for (const reason of ['', '  ', 'no', 'x'.repeat(501)])
      expect((await world.amend(report.id, 'X', reason)).code).toBe('BAD_INPUT');
    expect((await world.amend(report.id, ' ', 'Because')).code).toBe('BAD_INPUT');
    expect((await world.amend('nonsense', 'X', 'Because')).code).toBe('NOT_FOUND');
    expect((await world.amend(UNKNOWN, 'X', 'Because')).code).toBe('NOT_FOUND');
    await world.app.sql('update patient set deleted_at = now() where id = $1', [patient]);
    expect((await world.amend(report.id, 'X', 'Because')).code).toBe('NOT_FOUND');
    expect(await world.app.sql('select * from progress_report order by id')).toEqual(before);
  });

  it('has a new document; the former one stays byte for byte, and is superseded', async () => {
    const { patient } = await insertTreatedPatient(world.app);
    const former = await world.add(patient, 'Left knee bends to 95°');
    const before = await world.read(former.id);
    const { done } = await world.amend(former.id, 'Right knee bends to 95°', 'Wrong side');
    if (!done) throw new Error('it was refused');
    expect(await world.read(former.id)).toEqual(before);
    expect(done.document).toMatchObject({
      replacesReportId: former.id,
      replacedByReportId: null,
      reason: 'Wrong side',
    });
    const composition = compositionOf(await world.bundleOf(done.id));
    expect([composition.status, composition.relatesTo?.[0]?.targetIdentifier?.value]).toEqual([
      'amended',
      former.document.id,
    ]);
    const reference = async (id: string) =>
      (await fhir<DocumentReference>(world.app, world.token, `/DocumentReference/${id}`)).body;
    expect(await reference(former.id)).toMatchObject({ status: 'superseded' });
    expect(await reference(done.id)).toMatchObject({
      status: 'current',
      relatesTo: [{ code: 'replaces', target: { reference: `DocumentReference/${former.id}` } }],
    });
    const { body } = await fhir<Bundle>(
      world.app,
      world.token,
      `/DocumentReference?patient=${patient}&status=superseded`,
    );
    expect(body.entry?.map(({ resource }) => resource?.id)).toEqual([former.id]);
    const reports = await world.reportsOf(patient);
    expect(reports.find(({ id }) => id === former.id)?.document.replacedByReportId).toBe(done.id);
    const audited = "select verb from audit_event where subject_id = $1 and verb = 'patient.amendReport'";
    expect(await world.app.sql(audited, [patient])).toHaveLength(1);
  });

  it('of six at once one is written, and five are told that it was replaced', async () => {
    const { id } = await world.add((await insertPatient(world.app.sql)).id);
    const all = await Promise.all(Array.from({ length: 6 }, (_, at) => world.amend(id, `Version ${at}`)));
    expect(
      all.map(({ code }) => (typeof code === 'string' ? code : 'done')).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['done', ...Array.from({ length: 5 }, () => 'WRONG_STATE')]);
    const written = all.find(({ done }) => done)?.done;
    expect((await world.amend(written?.id ?? '', 'Once more', 'A third time')).code).toBeUndefined();
  });
});
