import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, insertReferral, signInClient } from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let token: string;
let hospitalId: string;
beforeAll(async () => {
  app = await createHospitalApp();
  const hospital = await insertClient(app.sql);
  hospitalId = hospital.id;
  token = await signInClient(app, hospital);
});
afterAll(() => app.close());

interface History {
  total: number;
  link: { relation: string; url: string }[];
  entry?: {
    request: { method: string };
    response: { etag: string; lastModified: string };
    resource?: { id: string };
  }[];
}
const get = (path: string) => fhir<History>(app, token, path);
const change = (statement: string, id: string) =>
  app.connections.orm.em
    .fork()
    .transactional((tx) => tx.getConnection().execute(statement, [id], 'run', tx.getTransactionContext()));

/** A session and a referral of a record that was deleted, each with three versions before. */
async function deletedWithRecord() {
  const { id: patient } = await insertPatient(app.sql);
  const session = await insertAppointment(app.sql, patient, { status: 'missed' });
  const referral = await insertReferral(app.sql, patient, { client_id: hospitalId });
  for (const at of [1, 2, 3]) {
    await change(`update appointment set missed_reason = 'reason ${at}' where id = ?`, session.id);
    await change(`update referral set reason = 'reason ${at}' where id = ?`, referral);
  }
  const paths = [`/Appointment/${session.id}`, `/ServiceRequest/${referral}`, `/Task/referral-${referral}`];
  const read = await Promise.all(paths.map((path) => get(path)));
  const [row] = await app.sql<{ now: Date }>('select clock_timestamp() as now');
  await change('update patient set deleted_at = clock_timestamp() where id = ?', patient);
  return paths.map((path, at) => ({ path, last: read[at], before: row?.now ?? new Date() }));
}

describe('what is deleted with its record', () => {
  it('tells of the deletion as a version of its own, after its last state', async () => {
    for (const { path, last } of await deletedWithRecord()) {
      const { body } = await get(`${path}/_history`);
      const [deletion, latest] = body.entry ?? [];
      expect([deletion?.request.method, latest?.response.etag]).toEqual(['DELETE', last?.headers.get('etag')]);
      const numberOf = (etag = '') => Number(/\d+/.exec(etag)?.[0]);
      const [number, former] = [numberOf(deletion?.response.etag), numberOf(latest?.response.etag)];
      expect(number).toBe(former + 1);
      expect([(await get(path)).status, (await get(`${path}/_history/${number}`)).status]).toEqual([410, 410]);
      const again = await get(`${path}/_history/${former}`);
      expect([again.status, again.body]).toEqual([200, last?.body]);
    }
  });

  it('loses no version in pages of one', async () => {
    for (const { path } of await deletedWithRecord()) {
      const whole = (await get(`${path}/_history`)).body;
      const seen: unknown[] = [];
      for (let url: string | undefined = `${path}/_history?_count=1`; url;) {
        const { body }: { body: History } = await get(url);
        expect([body.total, body.entry?.length]).toEqual([whole.total, 1]);
        seen.push(body.entry?.[0]);
        url = body.link.find(({ relation }) => relation === 'next')?.url;
      }
      expect(seen).toEqual(whole.entry);
      expect(seen).toHaveLength(whole.total);
    }
  });

  it('is found since a moment before the deletion', async () => {
    for (const { path, before } of await deletedWithRecord()) {
      const { body } = await get(`${path}/_history?_since=${before.toISOString()}`);
      expect([body.total, body.entry?.map(({ request }) => request.method)]).toEqual([1, ['DELETE']]);
    }
  });
});
