import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { freePort } from '../test/free-port.js';
import type { BenchDatabase, OnStarted } from './bench-database.js';
import { median } from './measure.js';
import { behindProxy, launchProduct } from './product.js';
import type { Question } from './questions.js';
import { audited } from './reference-parts.js';
import { connection, type Side } from './side.js';

/** Of hospital-records §11: at most three times what hand-written SQL takes. */
const GOAL = 3;
const TOKENS = 200;
const WARM_UP = 20;

/** A system of a hospital that asks for pages of searches, of everybody or of those who permitted it. */
export interface HospitalSide {
  product: Side;
  questions: Question[];
  clients: Clients;
  /** An access token of a client, for the next minutes. */
  tokenOf: (clientId: string) => Promise<string>;
  launched: Awaited<ReturnType<typeof launchProduct>>;
  /** What a token took, and the same work by hand, in milliseconds: p50. */
  measureTokens: () => Promise<{ token: number; byHand: number }>;
}

/** The product with two clients: one of all patients but those who refused, and one that every second patient permitted. */
export async function startForHospital(
  { appUrl, ownerUrl }: BenchDatabase,
  onStarted: OnStarted,
  settings: Record<string, string> = {},
): Promise<HospitalSide> {
  const { privateKey, publicKey } = await generateKeyPair('ES384', { extractable: true });
  const jwks = JSON.stringify({ keys: [await exportJWK(publicKey)] });
  const clients = await insertClients(ownerUrl, jwks);
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const launched = await launchProduct(appUrl, onStarted, {
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SMART_SIGNING_KEY: randomBytes(32).toString('hex'),
    SMART_REQUESTS_MINUTE: '1000000', // still counted
    SMART_TOKENS_MINUTE: '1000000',
    ...settings,
  });
  const send = connection(launched.origin);
  const assertionOf = async (clientId: string) =>
    new SignJWT({ jti: randomUUID() })
      .setProtectedHeader({ alg: 'ES384' })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(`${publicUrl}/oauth2/token`)
      .setExpirationTime('4m')
      .sign(privateKey);
  const signIn = async (clientId: string) => {
    const assertion = await assertionOf(clientId);
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    });
    const headers = { ...behindProxy(), 'Content-Type': 'application/x-www-form-urlencoded' };
    return send({ method: 'POST', path: '/oauth2/token', headers, body: form.toString() });
  };
  const tokens = new Map<string, { text: string; until: number }>();
  const tokenOf = async (clientId: string) => {
    const known = tokens.get(clientId);
    if (known && known.until > performance.now()) return known.text;
    const { access_token: text } = JSON.parse((await signIn(clientId)).body) as { access_token: string };
    tokens.set(clientId, { text, until: performance.now() + 200_000 });
    return text;
  };
  const ask: Side['ask'] = async ({ product }) => {
    if (!('fhir' in product)) throw new Error('a hospital asks for FHIR alone');
    const headers = { ...behindProxy(), Authorization: `Bearer ${await tokenOf(product.clientId)}` };
    const { body, milliseconds } = await send({ method: 'GET', path: `/fhir/R4/${product.fhir}`, headers });
    return { body: `{"data":${body}}`, milliseconds };
  };
  return {
    product: { ask },
    questions: questionsOf(clients),
    clients,
    tokenOf,
    launched,
    measureTokens: async () => {
      const pool = new Pool({ connectionString: appUrl });
      onStarted(() => pool.end());
      const key = await generateKeyPair('ES256');
      const [served, byHand]: [number[], number[]] = [[], []];
      for (let at = 0; at < WARM_UP + TOKENS; at++) {
        served.push((await signIn(clients.all)).milliseconds);
        const assertion = await assertionOf(clients.all);
        const started = performance.now();
        const { payload } = await jwtVerify(assertion, publicKey);
        await pool.query({ name: 'used', text: USED, values: [clients.all, payload.jti] });
        await new SignJWT(payload).setProtectedHeader({ alg: 'ES256' }).sign(key.privateKey);
        byHand.push(performance.now() - started);
      }
      return { token: median(served.slice(WARM_UP)), byHand: median(byHand.slice(WARM_UP)) };
    },
  };
}

/** What has to be kept of a sign-in, in one statement. */
const USED = `with used as (insert into smart_assertion (client_id, jti, expires_at) values ($1, $2, now() + interval '4 minutes')),
    audited as (${audited('smartClient.signIn', '$1::uuid::text')})
  update smart_client set last_used_at = now() where id = $1 and revoked_at is null`;

export type Clients = Record<'all' | 'consented' | 'few', string>;

/** A hundredth of the patients refuses the one; half of them permitted another, and a two-hundredth the last. */
async function insertClients(ownerUrl: string, jwks: string): Promise<Clients> {
  const clients = { all: uuidv7(), consented: uuidv7(), few: uuidv7() };
  const pool = new Pool({ connectionString: ownerUrl });
  try {
    await pool.query(
      `insert into smart_client (id, name, purpose, reach, scopes, jwks, registered_by)
       select c.id, c.name, 'TREATMENT', c.reach, '{system/*.rs}', $4, (select id from app_user where user_type = 'admin' limit 1)
       from (values ($1::uuid, 'all', 'ALL_BUT_REFUSED'), ($2::uuid, 'half', 'CONSENTED'), ($3::uuid, 'few', 'CONSENTED')) c (id, name, reach)`,
      [clients.all, clients.consented, clients.few, jwks],
    );
    const say = `insert into data_consent (id, client_id, patient_id, decision, purpose)
      select gen_random_uuid(), $1, id, $2, 'TREATMENT' from patient where number % $3 = 0`;
    await pool.query(say, [clients.all, 'DENY', 100]);
    await pool.query(say, [clients.consented, 'PERMIT', 2]);
    await pool.query(say, [clients.few, 'PERMIT', 200]);
    await pool.query('vacuum analyze data_consent');
  } finally {
    await pool.end();
  }
  return clients;
}

/** Pages of fifty with their exact totals. */
function questionsOf({ all, consented, few }: Clients): Question[] {
  const ask = (fhir: string, statement: Question['asked'][number]['reference']['statement'], ...values: unknown[]) => ({
    product: { fhir, clientId: all },
    reference: { statement, values: [all, ...values] },
  });
  const permitted = (statement: 'fhirConsented' | 'fhirSessionsConsented', fhir: string, clientId: string) => ({
    product: { fhir, clientId },
    reference: { statement, values: [clientId] },
  });
  return [
    { name: 'H1', what: 'patients', goal: GOAL, asked: [ask('Patient', 'fhirPatients')] },
    {
      name: 'H2',
      what: 'patients by name',
      goal: GOAL,
      asked: ['sharma', 'gupta', 'ramesh'].map((name) =>
        ask(`Patient?name=${name}`, 'fhirNamed', `${name}%`, `% ${name}%`),
      ),
    },
    {
      name: 'H3',
      what: 'patients that changed last',
      goal: GOAL,
      asked: [ask('Patient?_sort=-_lastUpdated', 'fhirChanged')],
    },
    {
      name: 'H4',
      what: 'patients who consented',
      goal: GOAL,
      asked: [permitted('fhirConsented', 'Patient', consented)],
    },
    {
      name: 'H5',
      what: 'sessions by day with their patients',
      goal: GOAL,
      asked: [ask('Appointment?_sort=date&_include=Appointment:patient', 'fhirSessions')],
    },
    { name: 'H6', what: 'plans', goal: GOAL, asked: [ask('CarePlan', 'fhirPlans')] },
    {
      name: 'H7',
      what: 'patients of whom few consented',
      goal: GOAL,
      asked: [permitted('fhirConsented', 'Patient', few)],
    },
    {
      name: 'H8',
      what: 'their sessions by day',
      goal: GOAL,
      asked: [permitted('fhirSessionsConsented', 'Appointment?_sort=date&_include=Appointment:patient', few)],
    },
  ];
}
