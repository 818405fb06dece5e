import { afterAll, beforeAll, expect, it } from 'vitest';
import { message, send } from '../../../test/hl7.js';
import { askToken, assertion, createHospitalApp, fhir, insertClient, signInClient } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createHospitalApp({ limits: { smartTokensMinute: 3, smartRequestsMinute: 2 } });
  ({ admin } = await signInAdmin(app));
});
afterAll(() => app.close());

/** The rows of one client, or of nobody, the oldest first: what came, and how it was turned away. */
async function rowsOf(clientId: string | null): Promise<string[]> {
  await admin.graphql('{ exchanges(first: 1) { edges { node { id } } } }'); // which waits until they are written
  const rows = await app.sql<{ row: string }>(
    `select concat_ws(' ', door, interaction, outcome, code) as row from exchange
     where client_id is not distinct from $1::uuid and outcome <> 'SUCCEEDED' order by at, id`,
    [clientId],
  );
  return rows.map(({ row }) => row);
}

it('a refused token leaves one row a minute, by whom it said to be from, and no more of a flood', async () => {
  const hospital = await insertClient(app.sql);
  const wrong = async () => askToken(app, { client_assertion: await assertion(app, hospital, { aud: 'x' }) });
  const answers = [await wrong(), await wrong(), await wrong(), await wrong(), await wrong()];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
  expect(await rowsOf(hospital.id)).toEqual(['FHIR token REFUSED invalid_client', 'FHIR token REFUSED 429']);
  app.clock.set(new Date(NOON.getTime() + 59_999));
  await wrong();
  expect(await rowsOf(hospital.id)).toHaveLength(2);
  app.clock.set(new Date(NOON.getTime() + 60_000));
  await wrong();
  expect(await rowsOf(hospital.id)).toHaveLength(3);
  app.clock.set(NOON);
});

it('a scope that is not registered is told apart, and whom nobody registered is nobody', async () => {
  const hospital = await insertClient(app.sql);
  const { status } = await askToken(app, {
    client_assertion: await assertion(app, hospital),
    scope: 'patient/Patient.rs',
  });
  expect(status).toBe(400);
  expect(await rowsOf(hospital.id)).toEqual(['FHIR token REFUSED invalid_scope']);
  const stranger = { ...hospital, id: '00000000-0000-7000-8000-000000000000' };
  await askToken(app, { client_assertion: await assertion(app, stranger) });
  expect(await rowsOf(null)).toEqual(['FHIR token REFUSED invalid_client']);
});

it('requests over the limit leave one row a minute beside those that were answered', async () => {
  const hospital = await insertClient(app.sql);
  const token = await signInClient(app, hospital);
  for (let at = 0; at < 6; at++) await fhir(app, token, '/Patient?_count=0');
  expect(await rowsOf(hospital.id)).toEqual(['FHIR request REFUSED 429']);
});

it('a token that opens nothing leaves a row of nobody, and a request without one leaves none', async () => {
  const before = await rowsOf(null);
  await fhir(app, undefined, '/Patient');
  expect(await rowsOf(null)).toEqual(before);
  const { status, headers } = await fhir(app, 'x', '/Patient');
  await fhir(app, 'y', '/Patient');
  expect(status).toBe(401);
  expect(await rowsOf(null)).toEqual([...before, 'FHIR request REFUSED 401']);
  const id = headers.get('x-request-id');
  expect(await app.sql('select code from exchange where request_id = $1', [id])).toEqual([{ code: '401' }]);
});

it('a flood of messages from whom nobody registered leaves one row a minute, by whatever names it comes', async () => {
  const before = await rowsOf(null);
  const flood = async (from: number) => {
    for (let at = from; at < from + 5; at++)
      expect(await send(app, message({ application: `STRANGER ${at}`, facility: '' }, 'A01', []))).toMatchObject({
        code: 'AR',
        error: '204',
      });
  };
  await flood(0);
  const row = 'HL7V2 ADT^A01 REFUSED AR 204';
  expect(await rowsOf(null)).toEqual([...before, row]);
  app.clock.set(new Date(NOON.getTime() + 60_000));
  await flood(5);
  expect(await rowsOf(null)).toEqual([...before, row, row]);
  app.clock.set(NOON);
});
