import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAppointment, insertPatient } from '../test/builders.js';
import { fhir, insertClient, signInClient, type Hospital } from '../test/hospital.js';
import { FAULT_TIME, times } from './form.js';
import { KillableServer } from './killable-server.js';

const PATIENCE = { timeout: 60_000, interval: 50 };
const PATIENTS = 40;
const ASYNC = { headers: { prefer: 'respond-async' } };

interface Manifest {
  output: { type: string; url: string; count: number }[];
}

let server: KillableServer;
let hospital: Hospital;
beforeAll(async () => {
  server = await KillableServer.prepare();
  hospital = await insertClient(server.sql);
  for (let at = 0; at < PATIENTS; at++) await insertAppointment(server.sql, (await insertPatient(server.sql)).id);
});
afterAll(() => server.close());

const start = () => server.start({ PUBLIC_URL: server.origin, SMART_SIGNING_KEY: 'a key of the tests '.repeat(2) });
const raw = async (url: string, token: string) => fetch(url, { headers: { authorization: `Bearer ${token}` } });

/** Stops every export in front of the signed documents: patients and sessions are written then. No commit reads their table. */
async function barrier(): Promise<Client> {
  const client = new Client({ connectionString: server.database.ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table signed_document in access exclusive mode');
  return client;
}

/** Has something else exported, to the end: whoever does that has looked at all that waits. */
async function exportAnother(): Promise<void> {
  const token = await signInClient(server, await insertClient(server.sql));
  const begun = await fhir(server, token, '/$export?_type=Patient', ASYNC);
  const status = begun.headers.get('content-location') ?? '';
  await expect.poll(async () => (await raw(status, token)).status, PATIENCE).toBe(200);
}

const waits = async () =>
  (await server.sql("select from pg_locks where relation = 'signed_document'::regclass and not granted")).length;

it(
  'an export whose server is killed in the middle shows nothing half, and another process makes it whole once the lease is over',
  async () => {
    await start();
    const begun = await fhir(server, await signInClient(server, hospital), '/$export', ASYNC);
    const status = begun.headers.get('content-location') ?? '';
    for (let kill = 0; kill < times(1, 3); kill++) {
      const held = await barrier();
      await server.sql("update bulk_export set lease_until = now() where status = 'RUNNING'");
      await expect.poll(waits, PATIENCE).toBeGreaterThan(kill);
      await server.end();
      await start();
      await exportAnother();
      const token = await signInClient(server, hospital);
      // Files of the killed one lie in the storage; nobody is told of them, or finds them by guessing.
      expect((await raw(status, token)).status).toBe(202);
      for (const name of ['Patient-1.ndjson', 'Appointment-1.ndjson'])
        expect((await raw(`${status}/${name}`, token)).status).toBe(404);
      expect(
        await server.sql(
          'select status, attempts, lease_until > now() as holds, files from bulk_export order by id limit 1',
        ),
      ).toEqual([{ status: 'RUNNING', attempts: kill + 1, holds: true, files: [] }]);
      await held.end();
    }
    await server.sql("update bulk_export set lease_until = now() where status = 'RUNNING'");
    const token = await signInClient(server, hospital);
    await expect.poll(async () => (await raw(status, token)).status, PATIENCE).toBe(200);
    const { output } = (await (await raw(status, token)).json()) as Manifest;
    const lines = await Promise.all(
      output.map(async ({ url, type, count }) => {
        const all = (await (await raw(url, token)).text()).split('\n');
        const resources = all.slice(0, -1).map((line) => JSON.parse(line) as { resourceType: string; id: string });
        expect([all.at(-1), resources.length]).toEqual(['', count]);
        expect(new Set(resources.map(({ resourceType }) => resourceType))).toEqual(new Set([type]));
        expect(new Set(resources.map(({ id }) => id)).size).toBe(count);
        return [type, count];
      }),
    );
    expect(Object.fromEntries(lines)).toMatchObject({ Patient: PATIENTS, Appointment: PATIENTS });
  },
  FAULT_TIME,
);
