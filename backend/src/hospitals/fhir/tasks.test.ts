import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAppointment, insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, idsOf, insertClient, insertReferral, signInClient } from '../../../test/hospital.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let client: string;
let token: string;
let other: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const [one, two] = [await insertClient(app.sql), await insertClient(app.sql)];
  client = one.id;
  token = await signInClient(app, one);
  other = await signInClient(app, two);
});
afterAll(() => app.close());

type Task = Record<string, unknown> & { meta: { versionId: string }; status: string };

const sent = async (columns: Record<string, unknown> = {}) => {
  const patient = (await insertPatient(app.sql)).id;
  return { patient, id: await insertReferral(app.sql, patient, { client_id: client, ...columns }) };
};
const task = async (id: string) => (await fhir<Task>(app, token, `/Task/referral-${id}`)).body;
const statusOf = async (id: string) => (await task(id)).status;
const decide = async (id: string, mutation: string) => {
  const { admin } = await signInAdmin(app);
  await admin.graphql(`mutation ($id: ID!) { ${mutation} { id } }`, { id });
};
const accept = (id: string) => decide(id, 'acceptReferral(id: $id)');

describe('what became of a referral, as a Task', () => {
  it('is of its sender alone: others neither read it nor find it, and a patient’s refusal ends it', async () => {
    const { id, patient } = await sent();
    expect((await fhir(app, other, `/Task/referral-${id}`)).status).toBe(404);
    expect((await fhir(app, other, `/Task?patient=${patient}`)).body.total).toBe(0);
    expect(JSON.stringify((await fhir(app, other, `/Patient/${patient}/$everything`)).body)).not.toContain('"Task"');
    expect(idsOf((await fhir(app, token, `/Patient/${patient}/$everything`)).body)).toContain(`referral-${id}`);
    // The other hospital has sent one of another patient, and has a letter by this client of yet another.
    const held = async (by: string) => idsOf((await fhir(app, by, `/Patient/${patient}/$everything`)).body);
    const letterOf = (await insertPatient(app.sql)).id;
    await app.sql(
      `insert into hospital_document (id, patient_id, sent_by, written_at, media_type, size, sha1, file_key)
        values (gen_random_uuid(), $1, $2, now(), 'application/pdf', 1, 'x', gen_random_uuid()::text)`,
      [letterOf, client],
    );
    expect((await fhir(app, other, `/Organization/client-${client}`)).status).toBe(200);
    expect(await held(other)).not.toContain(`client-${client}`);
    expect(await held(token)).toContain(`client-${client}`);
    await app.sql(
      "insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'DENY', 'TREATMENT')",
      [client, patient],
    );
    expect((await fhir(app, token, `/Task/referral-${id}`)).status).toBe(404);
    expect((await fhir(app, token, `/Task?patient=${patient}`)).body.total).toBe(0);
  });

  it('names the referral, the patient, who asks and who answers', async () => {
    const { id, patient } = await sent({ authored_at: '2026-03-01T04:30:00Z' });
    const read = await task(id);
    expect(read).toMatchObject({
      resourceType: 'Task',
      id: `referral-${id}`,
      status: 'requested',
      businessStatus: { text: 'requested' },
      intent: 'order',
      code: { coding: [{ code: 'fulfill' }] },
      focus: { reference: `ServiceRequest/${id}` },
      for: { reference: `Patient/${patient}` },
      authoredOn: '2026-03-01T04:30:00.000Z',
      requester: { reference: `Organization/client-${client}` },
      owner: { reference: 'Organization/clinic' },
    });
    const requester = await fhir<{ name: string }>(app, token, `/Organization/client-${client}`);
    expect([requester.status, requester.body.name]).toEqual([200, expect.stringContaining('Hospital')]);
    const { body } = await fhir<{ rest: { resource: { type: string; searchParam: { name: string }[] }[] }[] }>(
      app,
      token,
      '/metadata',
    );
    const served = body.rest[0]?.resource.find(({ type }) => type === 'Task');
    expect(served?.searchParam.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['patient', 'subject', 'focus', 'status']),
    );
  });

  it('goes from requested by accepted and a session to completed with the plan, each step in a later version', async () => {
    const { id, patient } = await sent();
    const seen = [await task(id)];
    await accept(id);
    seen.push(await task(id));
    const session = await insertAppointment(app.sql, patient, {
      status: 'scheduled',
      starts_at: '2026-03-12T04:30:00Z',
    });
    seen.push(await task(id));
    await app.sql("update appointment set status = 'canceled' where id = $1", [session.id]);
    seen.push(await task(id));
    const plan = (await insertPlan(app, patient)).id;
    seen.push(await task(id));
    await app.sql("update recovery_plan set status = 'COMPLETED', ended_at = now() where id = $1", [plan]);
    seen.push(await task(id));
    expect(seen.map(({ status }) => status)).toEqual([
      'requested',
      'accepted',
      'in-progress',
      'accepted',
      'in-progress',
      'completed',
    ]);
    const versions = seen.map(({ meta }) => Number(meta.versionId));
    expect(versions).toEqual([...new Set(versions)].toSorted((one, next) => one - next));
    const { headers } = await fhir(app, token, `/Task/referral-${id}`);
    expect(headers.get('etag')).toBe(`W/"${versions.at(-1)}"`);
  });

  it('is neither of a session that was only asked for nor of a plan that was over before', async () => {
    const patient = (await insertPatient(app.sql)).id;
    const before = (await insertPlan(app, patient)).id;
    await app.sql("update recovery_plan set status = 'COMPLETED', ended_at = now() - interval '1 day' where id = $1", [
      before,
    ]);
    const id = await insertReferral(app.sql, patient, { client_id: client });
    await accept(id);
    await insertAppointment(app.sql, patient, { status: 'pending', starts_at: '2026-03-12T04:30:00Z' });
    expect(await statusOf(id)).toBe('accepted');
  });

  it('stays completed when a plan for another hospital’s referral begins', async () => {
    const { id, patient } = await sent();
    await accept(id);
    const complete = async () => {
      const plan = (await insertPlan(app, patient)).id;
      await app.sql("update recovery_plan set status = 'COMPLETED', ended_at = now() where id = $1", [plan]);
    };
    await complete();
    const before = await task(id);
    const next = await insertReferral(app.sql, patient, { client_id: client });
    await accept(next);
    await insertPlan(app, patient);
    expect(await statusOf(next)).toBe('in-progress');
    expect(await task(id)).toEqual(before);
  });

  it('stays cancelled when a plan begins at the moment of the cancellation', async () => {
    const { id, patient } = await sent();
    await accept(id);
    const holder = await app.connections.pool.connect();
    try {
      await holder.query('begin');
      await holder.query("update referral set status = 'REVOKED' where id = $1", [id]);
      const begun = insertPlan(app, patient);
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await vi.waitFor(async () => expect(await app.sql(waiting)).toHaveLength(1), { timeout: 20_000 });
      await holder.query('commit');
      await begun;
    } finally {
      holder.release();
    }
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('is rejected with the reason, or cancelled by the hospital', async () => {
    const declined = await sent();
    await decide(declined.id, 'declineReferral(id: $id, reason: "We are full")');
    expect(await task(declined.id)).toMatchObject({ status: 'rejected', statusReason: { text: 'We are full' } });
    expect(await statusOf((await sent({ status: 'REVOKED' })).id)).toBe('cancelled');
  });

  it('is found by patient, referral and status, and brings both along', async () => {
    const { id, patient } = await sent();
    const found = async (query: string) => idsOf((await fhir(app, token, `/Task?${query}`)).body);
    const own = `referral-${id}`;
    for (const query of [
      `patient=${patient}`,
      `subject=Patient/${patient}&status=requested`,
      `focus=ServiceRequest/${id}`,
    ])
      expect(await found(query)).toEqual([own]);
    expect(await found(`patient=${patient}&status=accepted`)).toEqual([]);
    const { body } = await fhir(app, token, `/Task?_id=${own}&_include=Task:focus&_include=Task:patient`);
    expect(body.entry?.map(({ resource }) => resource?.resourceType).toSorted()).toEqual([
      'Patient',
      'ServiceRequest',
      'Task',
    ]);
  });
});
