import type { Appointment } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  idsOf,
  insertClient,
  insertReferral,
  signInClient,
  write,
  type Hospital,
} from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let hospital: Hospital;
let token: string;
beforeAll(async () => {
  app = await createHospitalApp();
  ({ admin } = await signInAdmin(app));
  hospital = await insertClient(app.sql, { scopes: ['system/*.crus'] });
  token = await signInClient(app, hospital);
});
afterAll(() => app.close());

const newPatient = async () => (await insertPatient(app.sql)).id;
/** A referral through the hospital's own door; its id. */
async function refer(patient: string, by = token): Promise<string> {
  const referral = {
    resourceType: 'ServiceRequest',
    status: 'active',
    intent: 'order',
    subject: { reference: `Patient/${patient}` },
    reasonCode: [{ text: 'Left knee replaced' }],
  };
  const { status, body } = await write(app, by, 'POST', '/ServiceRequest', referral);
  expect(status).toBe(201);
  return body.id ?? '';
}
const decide = async (id: string, how = 'accept') => {
  const reason = how === 'accept' ? '' : ', reason: "We are full"';
  const { body } = await admin.graphql(`mutation { ${how}Referral(id: "${id}"${reason}) { id } }`);
  expect(body.errors).toBeUndefined();
};
let hours = 24;
/** A session that the desk books; its id. */
async function book(patient: string): Promise<string> {
  const appointmentDate = new Date(NOON.getTime() + (hours += 2) * 3_600_000).toISOString();
  const { body } = await admin.graphql<{ bookAppointment: { id: string } }>(
    'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }',
    { input: { patientId: patient, appointmentDate, sessionType: 'CLINIC' } },
  );
  return body.data?.bookAppointment.id ?? '';
}
const read = async (id: string, by = token) => {
  const { body, headers } = await fhir<Appointment>(app, by, `/Appointment/${id}`);
  return { basedOn: body.basedOn?.map(({ reference }) => reference), etag: headers.get('etag') };
};
const on = (referral: string) => [`ServiceRequest/${referral}`];

describe('sessions that are booked from a referral (hospital §3, §6)', () => {
  it('are based on none that waits or was declined', async () => {
    const patient = await newPatient();
    const [waiting, declined] = [await refer(patient), await refer(patient)];
    await decide(declined, 'decline');
    expect((await read(await book(patient))).basedOn).toBeUndefined();
    await decide(waiting, 'decline');
    expect((await read(await book(patient))).basedOn).toBeUndefined();
  });

  it('are based on the one that was accepted, as the hospital that sent it reads alone', async () => {
    const [patient, other] = [await newPatient(), await newPatient()];
    const referral = await refer(patient);
    await decide(referral);
    const [session, unrelated] = [await book(patient), await book(other)];
    expect((await read(session)).basedOn).toEqual(on(referral));
    expect((await read(unrelated)).basedOn).toBeUndefined();
    const page = await fhir(app, token, `/Appointment?patient=${patient}`);
    expect([page.body.total, JSON.stringify(page.body).includes(referral)]).toEqual([1, true]);
    const archive = await signInClient(app, await insertClient(app.sql));
    expect((await read(session, archive)).basedOn).toBeUndefined();
    const everything = await fhir(app, archive, `/Patient/${patient}/$everything`);
    expect(idsOf(everything.body)).toContain(session);
    expect(JSON.stringify(everything.body)).not.toContain(referral);
  });

  it('may be booked before it is accepted, once it came, which makes another version of them', async () => {
    const patient = await newPatient();
    const earlier = (await insertAppointment(app.sql, patient, { created_at: new Date(NOON.getTime() - 1) })).id;
    const referral = await refer(patient);
    const session = await book(patient);
    const before = await read(session);
    expect(before.basedOn).toBeUndefined();
    await decide(referral);
    const after = await read(session);
    expect(after.basedOn).toEqual(on(referral));
    expect(after.etag).not.toBe(before.etag);
    expect((await read(earlier)).basedOn).toBeUndefined();
  });

  it('stay what they are when it is taken back, and those that come later are based on nothing', async () => {
    const patient = await newPatient();
    const referral = await refer(patient);
    await decide(referral);
    const session = await book(patient);
    const sent = await fhir(app, token, `/ServiceRequest/${referral}`);
    const revoked = { ...sent.body, status: 'revoked' };
    const ifMatch = { 'if-match': sent.headers.get('etag') ?? '' };
    expect((await write(app, token, 'PUT', `/ServiceRequest/${referral}`, revoked, ifMatch)).status).toBe(200);
    expect((await read(session)).basedOn).toEqual(on(referral));
    expect((await read(await book(patient))).basedOn).toBeUndefined();
  });

  it('are based on the one that was accepted last, and keep it when another follows', async () => {
    const patient = await newPatient();
    const first = await refer(patient);
    await decide(first);
    const session = await book(patient);
    const lake = await insertClient(app.sql, { scopes: ['system/*.crus'] });
    const other = await signInClient(app, lake);
    const second = await refer(patient, other);
    app.clock.set(new Date(NOON.getTime() + 60_000));
    await decide(second);
    const later = await book(patient);
    app.clock.set(NOON);
    expect([(await read(session)).basedOn, (await read(later)).basedOn]).toEqual([on(first), undefined]);
    expect([(await read(session, other)).basedOn, (await read(later, other)).basedOn]).toEqual([undefined, on(second)]);
  });

  it('a decision waits for the booking that is under way, and finds its session', async () => {
    const patient = await newPatient();
    const referral = await insertReferral(app.sql, patient, { client_id: hospital.id, received_at: NOON });
    const desk = await app.connections.pool.connect();
    try {
      await desk.query('begin');
      await desk.query('select from patient where id = $1 for update', [patient]);
      const deciding = decide(referral);
      const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await expect.poll(async () => (await app.sql(waits)).length, { interval: 5 }).toBeGreaterThan(0);
      const session = await insertAppointment(
        (text, values) => desk.query(text, values).then(({ rows }) => rows as never),
        patient,
      );
      await desk.query('commit');
      await deciding;
      expect((await read(session.id)).basedOn).toEqual(on(referral));
    } finally {
      desk.release();
    }
  });
});
