import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  idsOf,
  insertClient,
  insertSender,
  signInClient,
  type Hospital,
} from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createHospitalApp();
});
afterAll(() => app.close());

const say = (hospital: Hospital, patientId: string, decision: string, columns: Record<string, unknown> = {}) => {
  const { purpose = 'TREATMENT', until = null, revoked = null } = columns;
  return app.sql(
    `insert into data_consent (id, client_id, patient_id, decision, purpose, until, revoked_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6)`,
    [hospital.id, patientId, decision, purpose, until, revoked],
  );
};

const refer = (hospital: Hospital, patientId: string, until: Date) =>
  insertSender(app.sql, patientId, hospital.id, until);

/** What a client sees of a record: by reading it, by looking for it, and by counting. */
async function sees(hospital: Hospital, id: string): Promise<boolean> {
  const token = await signInClient(app, hospital);
  const read = await fhir(app, token, `/Patient/${id}`);
  const found = await fhir(app, token, `/Patient?_id=${id}`);
  const counted = await fhir(app, token, `/Patient?_id=${id}&_summary=count`);
  const ways = [read.status === 200, idsOf(found.body).includes(id), found.body.total === 1, counted.body.total === 1];
  expect(new Set(ways).size).toBe(1);
  if (!ways[0]) {
    const nobody = await fhir(app, token, '/Patient/0190a0a0-0000-7000-8000-000000000000');
    expect([read.status, read.body]).toEqual([404, nobody.body]);
  }
  return ways[0] ?? false;
}

describe('a client of consented patients', () => {
  const past = new Date(Date.now() - 60_000);
  const ahead = new Date(Date.now() + 3_600_000);

  it.each<[string, boolean, (hospital: Hospital, id: string) => Promise<unknown>]>([
    ['who said nothing', false, async () => undefined],
    ['who permitted it', true, (own, id) => say(own, id, 'PERMIT')],
    ['who permitted it until later', true, (own, id) => say(own, id, 'PERMIT', { until: ahead })],
    ['whose consent is over', false, (own, id) => say(own, id, 'PERMIT', { until: past })],
    ['who took it back', false, (own, id) => say(own, id, 'PERMIT', { revoked: past })],
    ['who permitted it for another purpose', false, (own, id) => say(own, id, 'PERMIT', { purpose: 'PAYMENT' })],
    ['who permitted it to another client', false, async (_own, id) => say(await insertClient(app.sql), id, 'PERMIT')],
    [
      'who permitted it and refused it',
      false,
      (own, id) => Promise.all([say(own, id, 'PERMIT'), say(own, id, 'DENY', { purpose: 'PAYMENT' })]),
    ],
    ['whom it sent less than 90 days ago', true, (own, id) => refer(own, id, ahead)],
    ['whom it sent longer ago', false, (own, id) => refer(own, id, past)],
    [
      'whom another one sent, too',
      true,
      async (own, id) => Promise.all([refer(own, id, ahead), refer(await insertClient(app.sql), id, past)]),
    ],
    ['whom another one sent', false, async (_own, id) => refer(await insertClient(app.sql), id, ahead)],
    [
      'whom it sent, and who refused it',
      false,
      (own, id) => Promise.all([refer(own, id, ahead), say(own, id, 'DENY')]),
    ],
    [
      'who took the refusal back',
      true,
      (own, id) => Promise.all([say(own, id, 'PERMIT'), say(own, id, 'DENY', { revoked: past })]),
    ],
  ])('of one %s: %s', async (_who, isSeen, said) => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { id } = await insertPatient(app.sql);
    await said(hospital, id);
    expect(await sees(hospital, id)).toBe(isSeen);
  });

  it('loses a record with the request after the withdrawal', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { id } = await insertPatient(app.sql);
    await say(hospital, id, 'PERMIT');
    const token = await signInClient(app, hospital);
    expect((await fhir(app, token, `/Patient/${id}`)).status).toBe(200);
    await app.sql('update data_consent set revoked_at = now() where client_id = $1', [hospital.id]);
    expect((await fhir(app, token, `/Patient/${id}`)).status).toBe(404);
    expect((await fhir(app, token, '/Patient')).body.total).toBe(0);
  });

  it('is not told that a record was deleted that it never saw', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const { id } = await insertPatient(app.sql, { deleted_at: new Date() });
    const token = await signInClient(app, hospital);
    expect((await fhir(app, token, `/Patient/${id}`)).status).toBe(404);
    await say(hospital, id, 'PERMIT');
    const { status, body } = await fhir(app, token, `/Patient/${id}`);
    expect([status, body.issue?.[0]?.code]).toEqual([410, 'deleted']);
    expect((await fhir(app, token, '/Patient')).body.total).toBe(0);
  });
});

it("the clinic's own client sees all but those who refused it", async () => {
  const [own, other] = [await insertClient(app.sql), await insertClient(app.sql)];
  const { id } = await insertPatient(app.sql);
  expect(await sees(own, id)).toBe(true);
  await say(other, id, 'DENY');
  expect(await sees(own, id)).toBe(true);
  await say(own, id, 'DENY');
  expect(await sees(own, id)).toBe(false);
});
