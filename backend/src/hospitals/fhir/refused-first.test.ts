import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertPatient } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  insertClient,
  signInClient,
  storeDocument,
  type FhirBody,
} from '../../../test/hospital.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let document: string;
/** Eight reads of two clients hold all places, until their file comes. */
let held: Promise<unknown>;
let inside = 0;
const { promise: full, resolve: fill } = Promise.withResolvers<void>();
const { promise: freed, resolve: free } = Promise.withResolvers<void>();
beforeAll(async () => {
  app = await createHospitalApp({ limits: { smartRequestsMinute: 4 } });
  document = await storeDocument(app, (await insertPatient(app.sql)).id);
  app.storage.get = async () => {
    if (++inside === 8) fill();
    await freed;
    return Buffer.from('%PDF-1.7\n');
  };
  const tokens = [await newToken('system/*.rs'), await newToken('system/*.rs')];
  const reads = tokens.flatMap((token) => Array.from({ length: 4 }, () => fhir(app, token, `/Binary/${document}`)));
  held = Promise.all(reads);
  await full;
});
afterAll(async () => {
  free();
  await held;
  await app.close();
});

const newToken = async (...scopes: string[]) => signInClient(app, await insertClient(app.sql, { scopes }));
const refusals = async () =>
  (await app.sql("select verb from audit_event where outcome = 'refused'")).map(({ verb }) => verb);

/** Begins to send a document, of which nothing but the headers ever comes. */
async function begin(token: string): Promise<[status: number, code: string | undefined]> {
  const beginning = request(`${app.origin}/fhir/R4/DocumentReference`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/fhir+json', 'content-length': 1_000 },
  });
  beginning.on('error', () => undefined).flushHeaders();
  const [response] = (await once(beginning, 'response')) as [IncomingMessage];
  const { issue } = JSON.parse(await text(response)) as FhirBody;
  beginning.destroy();
  return [response.statusCode ?? 0, issue?.[0]?.code];
}

it('who may not send a document is told so at once, without its body and while every place is taken', async () => {
  expect(await begin('none')).toEqual([401, 'login']);
  expect(await begin(await newToken('system/*.rs'))).toEqual([403, 'forbidden']);
  expect(await refusals()).toEqual(['fhir.DocumentReference.create']);
  const writer = await newToken('system/*.crus');
  for (let at = 0; at < 4; at++) await fhir(app, writer, '/Patient?_count=0');
  expect(await begin(writer)).toEqual([429, 'throttled']);
});

it.each([
  ['a document', 'fhir.Binary.read', () => `/Binary/${document}`, ['system/Patient.rs']],
  ['a file of an export', 'fhir.export', () => `/bulk/${randomUUID()}/Patient-1.ndjson`, ['system/Patient.c']],
])('who may not read %s is told so at once, while every place is taken', async (_what, verb, path, scopes) => {
  const { status, body } = await fhir(app, await newToken(...scopes), path());
  expect([status, body.issue?.[0]?.code]).toEqual([403, 'forbidden']);
  expect((await refusals()).filter((one) => one === verb)).toHaveLength(1);
});
