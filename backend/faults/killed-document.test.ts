import { existsSync, readdirSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPatient } from '../test/builders.js';
import { fhir, insertClient, signInClient, write, type Hospital } from '../test/hospital.js';
import { FAULT_TIME, times } from './form.js';
import { KillableServer } from './killable-server.js';

const PATIENCE = { timeout: 60_000, interval: 50 };
const SYSTEM = 'https://city.example/documents';
const FOUND = { 'if-none-exist': `identifier=${SYSTEM}|1` };
const BYTES = Buffer.concat([Buffer.from('%PDF-1.7\n')], 1_000_000);

let server: KillableServer;
let hospital: Hospital;
let patient: string;
beforeAll(async () => {
  server = await KillableServer.prepare();
  hospital = await insertClient(server.sql, { scopes: ['system/*.crs'], identifier_systems: [SYSTEM] });
  patient = (await insertPatient(server.sql)).id;
});
afterAll(() => server.close());

const start = () => server.start({ PUBLIC_URL: server.origin, SMART_SIGNING_KEY: 'a key of the tests '.repeat(2) });
const post = async () =>
  write(
    server,
    await signInClient(server, hospital),
    'POST',
    '/DocumentReference',
    {
      resourceType: 'DocumentReference',
      masterIdentifier: { system: SYSTEM, value: '1' },
      status: 'current',
      subject: { reference: `Patient/${patient}` },
      content: [{ attachment: { contentType: 'application/pdf', data: BYTES.toString('base64') } }],
    },
    FOUND,
  );
const rows = () => server.sql<{ id: string; file_key: string }>('select id, file_key from hospital_document');
const files = () => (existsSync(server.uploads) ? readdirSync(server.uploads) : []);
const waits = async () =>
  (await server.sql("select from pg_locks where relation = 'hospital_document'::regclass and not granted")).length;

it(
  'a document whose server is killed between its file and its row is not there, and sent again it is there once and whole',
  async () => {
    await start();
    for (let kill = 1; kill <= times(1, 3); kill++) {
      const held = new Client({ connectionString: server.database.ownerUrl });
      await held.connect();
      await held.query('begin');
      await held.query('lock table hospital_document in exclusive mode');
      const lost = post().catch(() => 'lost');
      await expect.poll(waits, PATIENCE).toBe(1);
      expect(files()).toHaveLength(kill);
      await server.end();
      await held.end();
      expect([await lost, await rows()]).toEqual(['lost', []]);
      await start();
    }
    const sent = await post();
    const again = await post();
    expect([sent.status, again.status, again.body.id]).toEqual([201, 200, sent.body.id]);
    const [row, ...others] = await rows();
    expect([row?.id, others]).toEqual([sent.body.id, []]);
    // What the killed one left beside it is swept after an hour.
    expect(files()).toContain(row?.file_key);
    await server.end();
    await start();
    const { body } = await fhir<{ data: string }>(
      server,
      await signInClient(server, hospital),
      `/Binary/${sent.body.id}`,
    );
    expect(body.data === BYTES.toString('base64')).toBe(true);
  },
  FAULT_TIME,
);
