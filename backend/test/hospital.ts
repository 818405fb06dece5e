import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../src/platform/clock.js';
import { insertAdmin } from './builders.js';
import { freePort } from './free-port.js';
import { createTestApp, NOON, type TestApp, type TestAppOptions } from './test-app.js';
import type { Sql } from './test-app.js';

export type Algorithm = 'RS384' | 'ES384';

/** A pair of keys of a hospital. */
export interface Pair {
  algorithm: Algorithm;
  privateKey: CryptoKey;
  jwk: JWK;
}

export async function newPair(algorithm: Algorithm = 'ES384', kid?: string): Promise<Pair> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return { algorithm, privateKey, jwk: { ...(await exportJWK(publicKey)), ...(kid !== undefined && { kid }) } };
}

/** An app whose links lead back to it. */
export async function createHospitalApp(options: TestAppOptions = {}): Promise<TestApp> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  return createTestApp({ ...options, port, config: { publicUrl, ...options.config } });
}

/** What a client is registered with, and how it signs. */
export interface Hospital {
  id: string;
  pair: Pair;
}

/** A client of all patients for all that is read, unless told otherwise. */
export async function insertClient(sql: Sql, columns: Record<string, unknown> = {}, pair?: Pair): Promise<Hospital> {
  const own = pair ?? (await newPair());
  const row: Record<string, unknown> = {
    id: uuidv7(),
    name: `Hospital ${randomUUID()}`,
    purpose: 'TREATMENT',
    reach: 'ALL_BUT_REFUSED',
    scopes: ['system/*.rs'],
    jwks: 'jwks_url' in columns ? null : JSON.stringify({ keys: [own.jwk] }),
    registered_by: (await insertAdmin(sql)).id,
    ...columns,
  };
  return { id: await insertRow(sql, 'smart_client', row), pair: own };
}

/** A referral of a client, or of one of its own, that nobody has decided unless told otherwise; its id. */
export async function insertReferral(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<string> {
  const row: Record<string, unknown> = {
    id: uuidv7(),
    patient_id: patientId,
    client_id: columns['client_id'] ?? (await insertClient(sql)).id,
    reason: 'Knee replacement, four weeks ago',
    ...columns,
  };
  return insertRow(sql, 'referral', row);
}

/** An exchange of a client through FHIR, of no patient and done, unless told otherwise; its id. */
export async function insertExchange(
  sql: Sql,
  clientId: string,
  columns: Record<string, unknown> = {},
): Promise<string> {
  const done = { door: 'FHIR', interaction: 'Patient.search', outcome: 'SUCCEEDED', code: '200', request_id: 'r-1' };
  return insertRow(sql, 'exchange', { id: uuidv7(), client_id: clientId, ...done, ...columns });
}

/** What a patient said of a client: yes, until it is revoked, unless told otherwise; its id. */
export async function insertConsent(
  sql: Sql,
  patientId: string,
  clientId: string,
  columns: Record<string, unknown> = {},
): Promise<string> {
  const said = { decision: 'PERMIT', purpose: 'TREATMENT', ...columns };
  return insertRow(sql, 'data_consent', { id: uuidv7(), patient_id: patientId, client_id: clientId, ...said });
}

/** A client sent the patient, and reaches the record for that until a moment, an hour ahead unless told otherwise. */
export async function insertSender(
  sql: Sql,
  patientId: string,
  clientId: string,
  until = new Date(Date.now() + 3_600_000),
): Promise<void> {
  await insertRow(sql, 'patient_sender', { patient_id: patientId, client_id: clientId, until });
}

/** A document of a client, or of one of its own, whose file is not there unless the test stored one; its id. */
export async function insertDocument(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<string> {
  const row: Record<string, unknown> = {
    id: uuidv7(),
    patient_id: patientId,
    sent_by: columns['sent_by'] ?? (await insertClient(sql)).id,
    title: 'Discharge summary',
    written_at: NOON,
    media_type: 'application/pdf',
    size: 9,
    sha1: 'L6x1gTVR5r0fDXyPr1HC3TqFzTk=',
    file_key: `${randomUUID()}.document`,
    ...columns,
  };
  return insertRow(sql, 'hospital_document', row);
}

/** The same with a file in the storage of the app. */
export async function storeDocument(
  app: TestApp,
  patientId: string,
  columns: Record<string, unknown> = {},
  bytes = Buffer.from('%PDF-1.7\n'),
): Promise<string> {
  const key = `${randomUUID()}.document`;
  await app.storage.put(key, bytes);
  return insertDocument(app.sql, patientId, { file_key: key, ...columns });
}

/** What an endpoint of its own, unless told otherwise, is to be told; its id. */
export async function insertDelivery(sql: Sql, columns: Record<string, unknown> = {}): Promise<string> {
  const endpointId = columns['endpoint_id'] ?? (await insertEndpoint(sql));
  const of = { event: 'patient.updated', resource: 'Patient', resource_id: uuidv7(), version: 1, patient_id: uuidv7() };
  return insertRow(sql, 'webhook_delivery', { id: randomUUID(), endpoint_id: endpointId, ...of, ...columns });
}

/** An endpoint of a client, or of one of its own, that is told of changes of records; its id. */
export async function insertEndpoint(sql: Sql, columns: Record<string, unknown> = {}): Promise<string> {
  const row: Record<string, unknown> = {
    id: uuidv7(),
    client_id: columns['client_id'] ?? (await insertClient(sql)).id,
    url: 'https://city.example/told',
    events: ['patient.updated'],
    secret_hash: 'none',
    created_by: (await insertAdmin(sql)).id,
    ...columns,
  };
  return insertRow(sql, 'webhook_endpoint', row);
}

async function insertRow(sql: Sql, table: string, row: Record<string, unknown>): Promise<string> {
  const names = Object.keys(row);
  await sql(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return String(row['id']);
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);

/** A server that a client can reach, and its clock. */
export interface Reachable {
  origin: string;
  clock: Clock;
}

/** What an assertion says, right in everything unless told otherwise; undefined leaves a claim out. */
export async function assertion(
  app: Reachable,
  { id, pair }: Hospital,
  claims: JWTPayload = {},
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  const now = seconds(app.clock.now());
  const payload = { iss: id, sub: id, aud: `${app.origin}/oauth2/token`, exp: now + 240, jti: randomUUID(), ...claims };
  return new SignJWT(payload).setProtectedHeader({ alg: pair.algorithm, ...header }).sign(pair.privateKey);
}

/** An answer of the token endpoint. */
export interface TokenAnswer {
  status: number;
  headers: Headers;
  body: { access_token?: string; scope?: string; expires_in?: number; error?: string; error_description?: string };
}

export async function askToken(app: Pick<Reachable, 'origin'>, fields: Record<string, string>): Promise<TokenAnswer> {
  const response = await fetch(`${app.origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      ...fields,
    }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as TokenAnswer['body'] };
}

/** Signs a client in. */
export async function signInClient(app: Reachable, hospital: Hospital, scope?: string): Promise<string> {
  const fields = { client_assertion: await assertion(app, hospital), ...(scope !== undefined && { scope }) };
  const { status, body } = await askToken(app, fields);
  if (status !== 200 || !body.access_token) throw new Error(`the client could not sign in: ${JSON.stringify(body)}`);
  return body.access_token;
}

/** An answer of the FHIR door. */
export interface FhirAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

/** A request below /fhir/R4, or to a whole address. */
export async function fhir<Body = FhirBody>(
  app: Pick<Reachable, 'origin'>,
  token: string | undefined,
  path: string,
  init: RequestInit = {},
): Promise<FhirAnswer<Body>> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const url = path.startsWith('http') ? path : `${app.origin}/fhir/R4${path}`;
  const response = await fetch(url, { redirect: 'error', ...init, headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as Body,
  };
}

/** Sends a resource. */
export const write = (
  app: Pick<Reachable, 'origin'>,
  token: string | undefined,
  method: 'POST' | 'PUT',
  path: string,
  resource: unknown,
  headers: Record<string, string> = {},
) =>
  fhir(app, token, path, {
    method,
    body: JSON.stringify(resource),
    headers: { 'content-type': 'application/fhir+json', ...headers },
  });

/** What tests look at in an answer. */
export interface FhirBody {
  resourceType: string;
  id?: string;
  meta?: { versionId: string; lastUpdated: string };
  total?: number;
  link?: { relation: string; url: string }[];
  entry?: { fullUrl?: string; resource: { resourceType: string; id: string }; search: { mode: string } }[];
  issue?: { severity: string; code: string; diagnostics: string; expression?: string[] }[];
}

/** The ids of what a search found. */
export const idsOf = ({ entry = [] }: FhirBody) => entry.map(({ resource }) => resource.id);
