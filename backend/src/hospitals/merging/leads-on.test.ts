import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertHistoryEntry, insertPatient, insertPayment } from '../../../test/builders.js';
import { fhir, idsOf, insertClient, signInClient, write } from '../../../test/hospital.js';
import { importForm } from '../../../test/import-access.js';
import { createMerging, type Merging, type NamedRecord } from '../../../test/merging.js';
import { createWebhookWorld, type WebhookWorld } from '../../../test/webhooks.js';
import { tombstoneRows } from '../fhir/bulk/export-question.js';
import { patients } from '../fhir/resources/patient.mapper.js';

let world: WebhookWorld;
let merging: Merging;
beforeAll(async () => {
  world = await createWebhookWorld();
  merging = await createMerging(world.app);
});
afterEach(() => world.endAll());
afterAll(() => world.close());

const pair = async (columns = {}) => ({ from: await merging.known(columns), into: await merging.known() });
async function merged(columns = {}) {
  const records = await pair(columns);
  expect((await merging.merge(records.from, records.into)).code).toBe('AA');
  return records;
}
const ask = async <Data>(query: string) => (await world.admin.graphql<Data>(query)).body;

describe('a record that was merged, in the console', () => {
  it('is led on from by its number: by the search, the page, the list and the payments', async () => {
    const { from, into } = await pair({ name: 'Kamala Iyer' });
    await insertPayment(world.app.sql, from.id);
    await merging.merge(from, into);
    const found = await ask<{ search: { id: string; detail: string }[] }>(
      `{ search(text: "${from.reference}", first: 5) { id detail } }`,
    );
    expect(found.data?.search).toEqual([
      { id: into.id, detail: expect.stringMatching(new RegExp(`^${into.reference}.*[0-9]$`)) },
    ]);
    for (const name of [from.reference, from.id]) {
      const page = await ask<{ patientOverview: { patient: { patientId: string } } }>(
        `{ patientOverview(id: "${name}") { patient { patientId } } }`,
      );
      expect(page.data?.patientOverview.patient).toEqual({ patientId: into.reference });
    }
    const list = await ask<{ patients: { patients: { patientId: string }[] } }>(
      `{ patients(filter: { search: "${from.reference}" }, page: 1, limit: 5) { patients { patientId } } }`,
    );
    expect(list.data?.patients.patients).toEqual([{ patientId: into.reference }]);
  });

  it('is not among the deleted ones, and cannot be brought back', async () => {
    const { from } = await merged({ name: 'Unheard Of' });
    const listed = await ask<{ deletedPatients: { total: number } }>(
      '{ deletedPatients(search: "Unheard", page: 1, limit: 5) { total } }',
    );
    expect(listed.data?.deletedPatients.total).toBe(0);
    const { errors } = await ask(`mutation { restorePatient(id: "${from.reference}") { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await expect(world.app.sql('update patient set deleted_at = null where id = $1', [from.id])).rejects.toThrow(
      'patient_merged',
    );
  });

  it('has its trail beside that of the other one', async () => {
    const { from, into } = await pair();
    await ask(`{ patientOverview(id: "${from.id}") { patient { id } } }`);
    await merging.merge(from, into);
    const lines = await ask<{ auditEvents: { edges: { node: { verb: string; subjectId: string } }[] } }>(
      `{ auditEvents(first: 10, filter: { patientId: "${from.reference}" }) { edges { node { verb subjectId } } } }`,
    );
    expect(lines.data?.auditEvents.edges.map(({ node }) => node)).toEqual(
      expect.arrayContaining([
        { verb: 'hl7.merge', subjectId: into.id },
        { verb: 'patient.overview', subjectId: from.id },
      ]),
    );
  });

  it('is made anew by no file that knows it by its old number, or by its phone and name', async () => {
    const [phone, own] = ['+919812300001', '+919812300002'];
    const from = await merging.known({ name: 'Asha Rao', contact_phone: phone, old_number: 'OLD-1', gender: null });
    const into = await merging.known({ name: 'Asha R.', contact_phone: own, old_number: 'OLD-2' });
    await merging.merge(from, into);
    const file = ['Name,Phone,Old number', `Asha Rao,${phone},OLD-1`, `Asha R.,${own},OLD-2`].join('\n');
    const sent = await world.admin.rest<{ data: { id: string } }>(
      'POST',
      '/admin/patients/imports',
      importForm(file, { dryRun: 'false' }),
    );
    await world.app.application.importPatients();
    const done = await world.admin.rest<{ data: object }>('GET', `/admin/patients/imports/${sent.body.data.id}`);
    expect(done.body.data).toMatchObject({ rows: 2, created: 0, unchanged: 2, failed: 0 });
  });
});

describe('a record that was merged, for hospitals', () => {
  it('is deleted for whoever reads the other one, with its parts, and does not exist for anybody else', async () => {
    const { from, into } = await pair();
    const { id: entry } = await insertHistoryEntry(world.app.sql, from.id);
    await merging.merge(from, into);
    const reader = await signInClient(world.app, await insertClient(world.app.sql));
    for (const path of [`/Patient/${from.id}`, `/Condition/dx-${from.id}`])
      expect((await fhir(world.app, reader, path)).status, path).toBe(410);
    expect((await fhir(world.app, reader, `/Condition/${entry}`)).status).toBe(200);
    const stranger = await signInClient(world.app, await insertClient(world.app.sql, { reach: 'CONSENTED' }));
    for (const path of [`/Patient/${from.id}`, `/Condition/dx-${from.id}`])
      expect((await fhir(world.app, stranger, path)).status, path).toBe(404);
  });

  it('is found by its number as the other one, which keeps the number when it is written', async () => {
    const { from, into } = await merged();
    const hospital = await insertClient(world.app.sql, {
      scopes: ['system/Patient.rus'],
      identifier_systems: [merging.source.system],
    });
    const token = await signInClient(world.app, hospital);
    const system = 'http://localhost:3000/fhir/id/patient-number';
    for (const asked of [`${system}|${from.reference}`, from.reference, `${merging.source.system}|${from.mrn}`]) {
      const { body } = await fhir(world.app, token, `/Patient?identifier=${encodeURIComponent(asked)}`);
      expect(idsOf(body), asked).toEqual([into.id]);
    }
    const read = await fhir<Patient>(world.app, token, `/Patient/${into.id}`);
    expect(read.body.identifier.map(({ use, value }) => [use, value])).toEqual([
      ['usual', into.reference],
      ['old', from.reference],
      [undefined, from.mrn],
      [undefined, into.mrn],
    ]);
    const etag = { 'if-match': read.headers.get('etag') ?? '' };
    expect((await write(world.app, token, 'PUT', `/Patient/${into.id}`, read.body, etag)).status).toBe(200);
  });

  it('is told as deleted to who read it, and the other one as merged', async () => {
    const events = ['patient.deleted', 'patient.merged', 'consent.revoked'];
    const reads = await world.listening({}, events);
    const consented = await world.listening({ reach: 'CONSENTED' }, events);
    const stranger = await world.listening({ reach: 'CONSENTED' }, events);
    const { from, into } = await pair();
    await world.app.sql(
      `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT')`,
      [consented.clientId, from.id],
    );
    await merging.merge(from, into);
    await world.send();
    const [present] = await world.app.sql<{ revision: number }>('select revision from patient where id = $1', [
      into.id,
    ]);
    for (const { told } of [reads, consented]) {
      const bodies = told().map(
        ({ body }) => JSON.parse(body) as { type: string; data: { id: string; versionId: string } },
      );
      expect(bodies.map(({ type, data }) => `${type} ${data.id}`).toSorted()).toEqual([
        `patient.deleted ${from.id}`,
        `patient.merged ${into.id}`,
      ]);
      expect(bodies.find(({ type }) => type === 'patient.merged')?.data.versionId).toBe(String(present?.revision));
    }
    expect(stranger.told()).toEqual([]);
  });

  it.each<['from' | 'into', 'CONSENTED' | 'ALL_BUT_REFUSED']>([
    ['from', 'CONSENTED'],
    ['into', 'CONSENTED'],
    ['from', 'ALL_BUT_REFUSED'],
  ])(
    'ends what a refusal of the record that goes (%s) ends of the other one (%s), and says so',
    async (refused, reach) => {
      const listening = await world.listening({ reach }, ['consent.revoked', 'patient.merged', 'patient.deleted']);
      const records = await pair();
      const read = refused === 'from' ? 'into' : 'from';
      for (const [name, decision] of [
        [refused, 'DENY'],
        [read, 'PERMIT'],
      ] as const)
        await world.app.sql(
          `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, $3, 'TREATMENT')`,
          [listening.clientId, records[name].id, decision],
        );
      await world.send();
      const before = listening.told().length;
      await merging.merge(records.from, records.into);
      await world.send();
      const told = listening
        .told()
        .slice(before)
        .map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });
      expect(told.map(({ type, data }) => [type, data.id])).toEqual([['consent.revoked', records[read].id]]);
    },
  );

  it('is told as gone by an export of what changed, to who was allowed to read it', async () => {
    const [hospital, stranger] = [
      await insertClient(world.app.sql, { reach: 'CONSENTED' }),
      await insertClient(world.app.sql, { reach: 'CONSENTED' }),
    ];
    const { from, into } = await pair();
    await world.app.sql(
      `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT')`,
      [hospital.id, from.id],
    );
    const [moment] = await world.app.sql<{ now: Date }>('select now()');
    await merging.merge(from, into);
    const goneFor = async ({ id: clientId }: { id: string }) => {
      const client = { clientId, purpose: 'TREATMENT', reach: 'CONSENTED' } as const;
      const question = tombstoneRows(patients, { client, since: moment?.now ?? new Date() }).compile(
        world.app.connections.orm.em.fork().getKysely(),
      );
      return world.app.sql(question.sql, [...question.parameters]);
    };
    expect(await goneFor(hospital)).toEqual([{ id: from.id }]);
    expect(await goneFor(stranger)).toEqual([]);
  });
});

interface Patient {
  identifier: { use?: string; value: string }[];
}

it('whatever is written of a record that was merged is of the other one', async () => {
  const { from, into }: { from: NamedRecord; into: NamedRecord } = await merged();
  const { id } = await insertAppointment(world.app.sql, from.id);
  expect(await world.app.sql('select patient_id from appointment where id = $1', [id])).toEqual([
    { patient_id: into.id },
  ]);
  await expect(insertPatient(world.app.sql, { merged_into: into.id })).rejects.toThrow('patient_merged');
});
