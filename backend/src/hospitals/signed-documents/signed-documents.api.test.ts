import { createHash } from 'node:crypto';
import type { Bundle, Composition, DocumentReference, Observation } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertReport, insertStaff } from '../../../test/builders.js';
import { insertValue } from '../../../test/clinical-rows.js';
import { fhir } from '../../../test/hospital.js';
import { jobOf } from '../../../test/leased-jobs.js';
import {
  compositionOf,
  createDocumentWorld,
  DOCUMENT,
  insertTreatedPatient,
  type DocumentWorld,
  type Report,
} from '../../../test/signed-documents.js';
import { NOON } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { referencesOf } from '../fhir/document.js';

let world: DocumentWorld;
beforeAll(async () => {
  world = await createDocumentWorld();
});
afterAll(() => world.app.close());

describe('a signed document (hospital-two §1, §2)', () => {
  it('read twice, with a diagnosis changed in between, has the same bytes, hash, identifier and ETag', async () => {
    const { patient } = await insertTreatedPatient(world.app);
    const report = await world.add(patient);
    const first = await world.read(report.id);
    await world.app.sql("update patient set diagnosis = 'Something else', name = 'Another Name' where id = $1", [
      patient,
    ]);
    await world.app.sql("update clinic_settings set name = 'Another clinic'");
    await insertValue(world.app.sql, patient, { taken_at: NOON, value: 120 });
    const second = await world.read(report.id);
    expect(second).toEqual(first);
    expect(first.text).not.toContain('Something else');
    const hash = createHash('sha256').update(first.text).digest('hex');
    expect([first.status, first.etag]).toEqual([200, `"${hash}"`]);
    expect(report.document).toMatchObject({
      sha256: hash,
      size: Buffer.byteLength(first.text),
      signedByName: 'Asha Verma',
    });
    expect((JSON.parse(first.text) as Bundle).identifier?.value).toBe(report.document.id);
    // The record as it is now is read elsewhere.
    const { body } = await fhir<{ code: { text: string } }>(world.app, world.token, `/Condition/dx-${patient}`);
    expect(body.code.text).toBe('Something else');
  });

  it('is not sent again to whom has it', async () => {
    const { id, document } = await world.add((await insertPatient(world.app.sql)).id);
    const same = await world.read(id, { 'if-none-match': `"${document.sha256}"` });
    expect([same.status, same.text]).toEqual([304, '']);
    expect((await world.read(id, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('begins with the composition that is read by itself', async () => {
    const { id } = await world.add((await insertTreatedPatient(world.app)).patient);
    const { body, headers } = await fhir<Composition>(world.app, world.token, `/Composition/report-${id}`);
    expect(body).toEqual(compositionOf(await world.bundleOf(id)));
    expect([body.meta?.versionId, headers.get('etag')]).toEqual(['1', 'W/"1"']);
  });

  it('of a session has its sections by NRCES, and every reference resolved inside', async () => {
    const { patient, physiotherapist } = await insertTreatedPatient(world.app);
    const { id } = await world.add(patient, 'Bends to 95°, धीरे');
    const bundle = await world.bundleOf(id);
    const held = bundle.entry?.map(({ resource }) => `${resource?.resourceType}/${resource?.id}`) ?? [];
    expect([...referencesOf(bundle)].filter((reference) => !held.includes(reference))).toEqual([]);
    expect(new Set(held).size).toBe(held.length);
    expect(bundle.entry?.map(({ fullUrl }) => fullUrl)).toEqual(
      held.map((one) => `${world.app.origin}/fhir/R4/${one}`),
    );
    const composition = compositionOf(bundle);
    expect(
      composition.section?.map(({ title, entry }) => [title, entry?.map(({ reference }) => reference?.split('/')[0])]),
    ).toEqual([
      ['Chief complaint section', ['Condition']],
      ['History and physical report', ['Condition', 'Procedure']],
      ['Physical exam section', ['Observation', 'Observation']],
      ['Clinical finding', ['Observation']],
      ['Follow-up encounter', ['Appointment']],
      ['Clinical consultation report', ['DocumentReference']],
    ]);
    expect(held).toContain(`Practitioner/${physiotherapist}`);
    expect(composition.encounter?.reference).toMatch(/^Encounter\//);
    const values = bundle.entry?.flatMap(({ resource }) => {
      const value = resource?.resourceType === 'Observation' ? (resource as Observation) : undefined;
      return value?.id?.startsWith('me-') ? value.valueQuantity?.value : [];
    });
    expect(values).toEqual(expect.arrayContaining([95, 3]));
    expect(values).not.toContain(60);
    const words = bundle.entry
      ?.map(({ resource }) => resource)
      .find((one) => one?.resourceType === 'DocumentReference');
    const data = (words as DocumentReference).content[0]?.attachment.data ?? '';
    expect(Buffer.from(data, 'base64').toString()).toBe('Bends to 95°, धीरे');
  });

  it('without a completed session is a record artifact, since no encounter is made up', async () => {
    const { id: patient } = await insertPatient(world.app.sql);
    await insertAppointment(world.app.sql, patient, { status: 'scheduled' });
    const composition = compositionOf(await world.bundleOf((await world.add(patient)).id));
    expect(composition.encounter).toBeUndefined();
    expect(composition.type.coding).toEqual([
      { system: 'http://snomed.info/sct', code: '419891008', display: 'Record artifact' },
    ]);
    expect(composition.section).toHaveLength(1);
  });

  it('has the number of the clinic alone, and none of a hospital', async () => {
    const { id: patient, reference } = await insertPatient(world.app.sql);
    await world.app.sql(
      "insert into patient_identifier (id, patient_id, system, value, created_at) values (gen_random_uuid(), $1, 'https://other.example', 'MRN-SECRET', now())",
      [patient],
    );
    const { text } = await world.read((await world.add(patient)).id);
    expect(text).toContain(reference);
    expect(text).not.toContain('MRN-SECRET');
  });

  it('of a physiotherapist names them as author; of an admin the clinic', async () => {
    const { user, physiotherapistId } = await insertStaff(world.app.sql);
    const { id: patient } = await insertPatient(world.app.sql);
    await insertAppointment(world.app.sql, patient, {
      status: 'scheduled',
      starts_at: NOON,
      physiotherapist_id: physiotherapistId,
    });
    const physio = await world.app.signIn(user.phone, 'staff');
    const query = `mutation { done: writeProgressReport(patientId: "${patient}", content: "Stands") { id document ${DOCUMENT} } }`;
    const { body } = await physio.graphql<{ done: Report }>(query);
    expect(body.data?.done.document.signedByName).toBe('Neha Kapoor');
    const authors = async (id: string) => compositionOf(await world.bundleOf(id)).author;
    expect(await authors(body.data?.done.id ?? '')).toEqual([{ reference: `Practitioner/${physiotherapistId}` }]);
    expect(await authors((await world.add(patient)).id)).toEqual([{ reference: 'Organization/clinic' }]);
  });

  it('is changed by nobody, and neither are the words of its report', async () => {
    const { id } = await world.add((await insertPatient(world.app.sql)).id);
    const before = await world.stored(id);
    for (const statement of [
      `update signed_document set bundle = '{}' where report_id = '${id}'`,
      `update signed_document set signer_name = 'Somebody' where report_id = '${id}'`,
      `delete from signed_document where report_id = '${id}'`,
      `update progress_report set content = 'Something else' where id = '${id}'`,
    ])
      await expect(runSql(world.app.database.ownerUrl, statement)).rejects.toThrow(
        /as it was signed|replaced, not changed/,
      );
    await expect(world.app.sql(`truncate signed_document`)).rejects.toThrow('permission denied');
    expect(await world.stored(id)).toEqual(before);
  });
});

describe('a report from before documents were stored', () => {
  it('is stored by the job', async () => {
    const { id } = await insertReport(world.app.sql, (await insertPatient(world.app.sql)).id);
    expect(await world.stored(id)).toEqual([]);
    await jobOf(world.app, 'no document of a report is stored').runDue();
    const [document] = await world.stored(id);
    expect(document?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await world.read(id)).text).toBe(document?.bundle);
  });

  it('is stored when it is first read, by whichever door, and once by six at once', async () => {
    const { id: patient } = await insertPatient(world.app.sql);
    const { id } = await insertReport(world.app.sql, patient);
    const all = await Promise.all(Array.from({ length: 6 }, () => world.read(id)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(await world.app.sql('select from unsigned_report where id = $1', [id])).toEqual([]);
    const { id: other } = await insertReport(world.app.sql, patient);
    const reports = await world.reportsOf(patient);
    const clinic = await world.app.sql<{ name: string }>('select name from clinic_settings');
    expect(reports.find((report) => report.id === other)?.document.signedByName).toBe(clinic[0]?.name);
    const { id: third } = await insertReport(world.app.sql, patient);
    const { body } = await fhir<Bundle>(world.app, world.token, `/Composition?patient=${patient}`);
    expect(body.entry?.map(({ resource }) => resource?.id)).toContain(`report-${third}`);
  });
});

describe('NRCES’ mandatory elements', () => {
  it('are in the document of a session, with their displays', async () => {
    const { patient } = await insertTreatedPatient(world.app);
    const { entry = [], meta } = await world.bundleOf((await world.add(patient)).id);
    expect(meta?.profile).toEqual(['https://nrces.in/ndhm/fhir/r4/StructureDefinition/DocumentBundle']);
    const kinds = entry.flatMap(({ resource }) => {
      const named = resource as { identifier?: { type?: { coding?: { code?: string; display?: string }[] } }[] };
      if (!['Patient', 'Practitioner', 'Organization'].includes(resource?.resourceType ?? '')) return [];
      const [coding] = named.identifier?.[0]?.type?.coding ?? [];
      return [[resource?.resourceType, coding?.code, coding?.display]];
    });
    expect(kinds.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['Organization', 'PRN', 'Provider number'],
      ['Patient', 'MR', 'Medical record number'],
      ['Practitioner', 'EI', 'Employee number'],
    ]);
  });
});

it('the document of one report is stored before it is read, however many wait before it', async () => {
  const { id: patient } = await insertPatient(world.app.sql);
  await world.app.sql(
    `insert into progress_report (id, patient_id, content, created_at)
     select gen_random_uuid(), $1, 'Earlier ' || n, now() from generate_series(1, 101) n`,
    [patient],
  );
  const { id: own } = await insertPatient(world.app.sql);
  const { id } = await insertReport(world.app.sql, own);
  expect((await world.read(id)).status).toBe(200);
  // A search would lack some of them: it says so instead.
  const search = () => fhir(world.app, world.token, `/Composition?patient=${patient}&_summary=count`);
  const early = await search();
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '60']);
  const { body } = await search();
  expect(body.total).toBe(101);
});

it('one report that cannot be stored stops neither a search nor the others', async () => {
  const { id: patient } = await insertPatient(world.app.sql);
  const { id: bad } = await insertReport(world.app.sql, patient);
  const { id: good } = await insertReport(world.app.sql, patient);
  await runSql(
    world.app.database.ownerUrl,
    `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'a bug'; end $$;
     create trigger refuse_one before insert on signed_document for each row when (new.report_id = '${bad}') execute function refuse_one()`,
  );
  try {
    const { body } = await fhir<Bundle>(world.app, world.token, `/Composition?patient=${patient}`);
    expect(body.entry?.map(({ resource }) => resource?.id)).toEqual([`report-${good}`]);
  } finally {
    await runSql(world.app.database.ownerUrl, 'drop trigger refuse_one on signed_document');
  }
});
