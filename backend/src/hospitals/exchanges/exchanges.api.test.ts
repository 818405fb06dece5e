import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import { createHospitalApp, fhir, insertClient, signInClient, type Hospital } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createHospitalApp();
  ({ admin } = await signInAdmin(app));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const FIELDS = 'id at door clientId clientName interaction patientId patientNumber outcome code parameters requestId';
const LIST = `query ($first: Int!, $after: String, $filter: ExchangeFilter) {
  exchanges(first: $first, after: $after, filter: $filter) {
    edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage endCursor } } }`;

interface Exchange {
  id: string;
  interaction: string;
  patientId: string | null;
  outcome: string;
  code: string;
  parameters: string[];
  requestId: string;
}
interface List {
  edges: { cursor: string; node: Exchange }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function list(variables: object) {
  const { body } = await admin.graphql<{ exchanges: List }>(LIST, { first: 10, ...variables });
  return {
    exchanges: body.data?.exchanges.edges.map(({ node }) => node) ?? [],
    pageInfo: body.data?.exchanges.pageInfo,
    code: body.errors?.[0]?.extensions.code,
  };
}
const exchangesOf = async ({ id }: Hospital) => (await list({ filter: { clientId: id } })).exchanges;

describe('the exchanges with hospitals (hospital §8)', () => {
  it.each([{ first: 0 }, { first: 101 }, { after: 'nowhere' }])('refuse %j', async (variables) => {
    expect((await list(variables)).code).toBe('BAD_INPUT');
  });

  it('have a row for each request of a client, whatever became of it', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED', scopes: ['system/Patient.rs'] });
    const { id } = await insertPatient(app.sql);
    const token = await signInClient(app, hospital);
    await fhir(app, token, `/Patient/${id}`);
    await fhir(app, token, '/Patient?phone:exact=1');
    await fhir(app, token, '/Appointment');
    await fhir(app, token, '/Medication/1');
    expect((await exchangesOf(hospital)).map(({ interaction, outcome, code }) => [interaction, outcome, code])).toEqual(
      [
        ['unknown', 'REFUSED', '404'],
        ['Appointment.search', 'REFUSED', '403'],
        ['Patient.search', 'REFUSED', '400'],
        ['Patient.read', 'REFUSED', '404'],
      ],
    );
  });

  it('name the patient of one alone, the parameters and the request', async () => {
    const hospital = await insertClient(app.sql, { name: 'City Hospital' });
    const { id } = await insertPatient(app.sql);
    const [row] = await app.sql<{ number: string }>(
      "select 'PT-' || lpad(number::text, 6, '0') as number from patient where id = $1",
      [id],
    );
    const other = await insertPatient(app.sql);
    const token = await signInClient(app, hospital);
    const read = await fhir(app, token, `/Patient/${id}`, { headers: { 'if-none-match': 'W/"1"' } });
    expect(read.status).toBe(304);
    await fhir(app, token, `/Patient/_search?_count=2`, {
      method: 'POST',
      body: new URLSearchParams({ _id: `${id},${other.id}`, 'name:contains': 'a' }),
    });
    await fhir(app, token, `/Patient?Ramesh=1`);
    const [unknown, search, one] = await exchangesOf(hospital);
    expect(one).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      door: 'FHIR',
      clientId: hospital.id,
      clientName: 'City Hospital',
      interaction: 'Patient.read',
      patientId: id,
      patientNumber: row?.number,
      outcome: 'SUCCEEDED',
      code: '304',
      parameters: [],
      requestId: read.headers.get('x-request-id'),
    });
    expect(search).toMatchObject({ interaction: 'Patient.search', patientId: null, code: '200' });
    expect(search?.parameters).toEqual(['_count', '_id', 'name']);
    // What is not served could be anything, and is somebody's name here.
    expect(unknown?.parameters).toEqual(['(unknown)']);
    expect((await list({ filter: { patientId: row?.number } })).exchanges).toEqual([one]);
    expect((await list({ filter: { patientId: 'PT-999999' } })).exchanges).toEqual([]);
  });

  it('run by cursor and are narrowed by how they ended', async () => {
    const hospital = await insertClient(app.sql);
    const token = await signInClient(app, hospital);
    for (const path of ['/Patient?_count=0', '/Patient?x=1', '/Practitioner?_count=0']) await fhir(app, token, path);
    const filter = { clientId: hospital.id };
    const first = await list({ first: 2, filter });
    expect(first.exchanges.map(({ interaction }) => interaction)).toEqual(['Practitioner.search', 'Patient.search']);
    expect(first.pageInfo?.hasNextPage).toBe(true);
    const rest = await list({ first: 2, filter, after: first.pageInfo?.endCursor });
    expect(rest.exchanges.map(({ code }) => code)).toEqual(['200']);
    expect(rest.pageInfo?.hasNextPage).toBe(false);
    expect((await list({ filter: { ...filter, outcome: 'REFUSED' } })).exchanges.map(({ code }) => code)).toEqual([
      '400',
    ]);
  });

  it('that were looked at leave a line, which names the record that was asked for', async () => {
    const { id } = await insertPatient(app.sql);
    await list({ filter: { patientId: id } });
    expect(
      await app.sql("select subject_id from audit_event where verb = 'exchange.list' order by id desc limit 1"),
    ).toEqual([{ subject_id: id }]);
  });

  it('say of each patient when something of the record was handed out, also on a page of many', async () => {
    const hospital = await insertClient(app.sql, { reach: 'CONSENTED' });
    const [shown, unseen] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    await app.sql(
      `insert into data_consent (id, client_id, patient_id, decision, purpose) values (gen_random_uuid(), $1, $2, 'PERMIT', 'TREATMENT')`,
      [hospital.id, shown.id],
    );
    const token = await signInClient(app, hospital);
    await fhir(app, token, `/Patient/${unseen.id}`);
    await fhir(app, token, '/Patient?_count=0');
    await exchangesOf(hospital);
    const readings = () =>
      app.sql<{ patient_id: string; read_at: Date }>(
        'select patient_id, read_at from record_reading where client_id = $1',
        [hospital.id],
      );
    expect(await readings()).toEqual([]);
    await fhir(app, token, '/Patient');
    await exchangesOf(hospital);
    const [first, ...others] = await readings();
    expect([first?.patient_id, others]).toEqual([shown.id, []]);
    await fhir(app, token, '/Patient');
    await exchangesOf(hospital);
    const [again] = await readings();
    expect(again?.read_at.getTime()).toBeGreaterThan(first?.read_at.getTime() ?? Infinity);
  });

  it('are answered as ever when their row cannot be written, and the next row is', async () => {
    const hospital = await insertClient(app.sql);
    const token = await signInClient(app, hospital);
    const ask = app.connections.pool.query.bind(app.connections.pool);
    const broken = vi
      .spyOn(app.connections.pool, 'query')
      .mockImplementation(((text: unknown, values: unknown) =>
        JSON.stringify(text).includes('insert into exchange')
          ? Promise.reject(new Error('no room'))
          : ask(text as string, values as unknown[])) as never);
    expect((await fhir(app, token, '/Patient?_count=0')).status).toBe(200);
    expect(await exchangesOf(hospital)).toEqual([]);
    broken.mockRestore();
    expect((await fhir(app, token, '/Patient?_count=0')).status).toBe(200);
    expect(await exchangesOf(hospital)).toHaveLength(1);
  });

  it('are kept also where a deadlock ended their first try', async () => {
    const hospital = await insertClient(app.sql);
    const token = await signInClient(app, hospital);
    const ask = app.connections.pool.query.bind(app.connections.pool);
    let tries = 0;
    vi.spyOn(app.connections.pool, 'query').mockImplementation(((text: unknown, values: unknown) =>
      JSON.stringify(text).includes('insert into exchange') && tries++ === 0
        ? Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
        : ask(text as string, values as unknown[])) as never);
    await fhir(app, token, '/Patient?_count=0');
    expect(await exchangesOf(hospital)).toHaveLength(1);
  });

  it('are forgotten after 400 days', async () => {
    const hospital = await insertClient(app.sql);
    for (const days of [399, 401])
      await app.sql(
        `insert into exchange (id, at, door, client_id, interaction, outcome, code, request_id)
         values (gen_random_uuid(), now() - make_interval(days => $1), 'FHIR', $2, 'Patient.read', 'SUCCEEDED', $1::int::text, 'r1')`,
        [days, hospital.id],
      );
    await app.application.runMaintenance();
    expect((await exchangesOf(hospital)).map(({ code }) => code)).toEqual(['399']);
  });
});
