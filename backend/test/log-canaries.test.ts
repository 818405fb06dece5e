import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../src/platform/logger.js';
import { freshPhone, insertAdmin, insertApiKey, insertBareRecord, insertUser, patientForm } from './builders.js';
import { contactForm, openForVisitors, sendForm, tokenAtHand } from './contact-calls.js';
import { layLine, type Line } from './cut-off.js';
import { askToken, assertion, createHospitalApp, fhir, insertClient } from './hospital.js';
import { importForm } from './import-access.js';
import type { TestApp } from './test-app.js';
import { createTestDatabase, runSql, type TestDatabase } from './test-database.js';

/** Values that must never reach a log, each a word that nothing else holds (LO-1). */
const CANARY = {
  name: 'Kanariya Devi',
  diagnosis: 'Kanariensyndrom',
  address: 'Kanarienvogelgasse 7',
  contactNumber: '9811223344',
  emergencyContactNumber: '9811223355',
  search: 'kanarisuche',
  message: 'Kanarien singen am Morgen',
};

const lines: string[] = [];
const log = new Writable({
  write: (bytes: Buffer, _encoding, done) => {
    lines.push(bytes.toString());
    done();
  },
});

let database: TestDatabase;
let line: Line;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await layLine(database.appUrl);
  app = await createHospitalApp({ database, databaseUrl: line.url, logger: createLogger('debug', log) });
});
afterAll(async () => {
  await app.close();
  await line.close();
  await database.drop();
});

/** The words of PostgreSQL quote the row that a trigger refuses by this function. */
const FAIL = `create function fail() returns trigger language plpgsql as $$ begin raise exception 'refused %', new; end $$`;
const asOwner = (statement: string) => runSql(database.ownerUrl, statement);

/** A day at the clinic on which everything goes wrong that can. */
async function live(): Promise<{
  phones: string[];
  codes: string[];
  cookies: string[];
  keys: string[];
  /** The signatures of an assertion and of a token. */
  tokens: string[];
  actorId: string;
  clientId: string;
}> {
  await asOwner(FAIL);
  const failures: { body: unknown }[] = [];
  const account = await insertAdmin(app.sql, { full_name: CANARY.name });
  const admin = await app.signIn(account.phone, 'admin');
  const patient = await insertUser(app.sql, { full_name: CANARY.name, email: 'kanari@example.com' });
  await insertBareRecord(app.sql, patient.id);
  const form = patientForm(patient.id, { ...CANARY, diagnosedWith: CANARY.diagnosis });

  const stranger = app.client();
  await openForVisitors(app);
  const written = { ...contactForm, name: CANARY.name, phone: CANARY.contactNumber, message: CANARY.message };
  const token = await tokenAtHand(app);
  for (const body of [written, { ...written, token, website: CANARY.message }, { ...written, token }])
    await sendForm(stranger, body);
  await asOwner('create trigger fail before insert on contact_message for each row execute function fail()');
  failures.push(await sendForm(stranger, { ...written, token: await tokenAtHand(app) }));
  const phone = freshPhone();
  await stranger.rest('POST', '/users/send-otp', { phoneNumber: phone });
  await stranger.rest('POST', '/users/verify-otp', { phoneNumber: phone, otp: '000000' });
  await stranger.rest('POST', '/users/verify-otp', { phoneNumber: phone, otp: app.sms.codeFor(phone) });
  await stranger.rest('POST', '/admin/send-otp', { phoneNumber: freshPhone() });
  app.sms.failure = new Error('the SMS gateway answered 500');
  await stranger.rest('POST', '/users/send-otp', { phoneNumber: freshPhone() });
  app.sms.failure = undefined;

  await admin.rest('POST', '/admin/patients', { ...form, age: 'Kanariensyndrom' });
  await admin.rest('POST', '/admin/patients', form);
  await admin.rest('GET', `/admin/patients?search=${CANARY.search}&condition=${CANARY.diagnosis}`);
  await admin.rest('GET', `/admin/patients/${encodeURIComponent(CANARY.name)}/details`);
  await admin.rest('GET', `/${encodeURIComponent(CANARY.name)}`);
  await admin.graphql(`{ patients(filter: { search: "${CANARY.search}" }) { total } broken }`);
  await admin.graphql('query ($s: String) { patients(filter: { search: $s }) { total } }', { s: CANARY.search });
  await admin.send('/api/v1/users/send-otp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"${CANARY.name}"`,
  });

  await asOwner('create trigger fail before update on patient for each row execute function fail()');
  const [record] = await app.sql<{ id: string }>('select id from patient where name = $1', [CANARY.name]);
  failures.push(
    await admin.rest('PATCH', `/admin/patients/${record?.id}`, { address: `${CANARY.address} B` }),
    await admin.graphql(`mutation { updatePatient(id: "${record?.id}", input: { name: "${CANARY.name} B" }) { id } }`),
  );
  for (const { body } of failures) {
    expect(JSON.stringify(body)).toContain('"INTERNAL"');
    expect(JSON.stringify(body)).not.toMatch(/kanari|refused|update "?patient/i);
  }
  const [good, revoked] = [
    await insertApiKey(app.sql, account.id),
    await insertApiKey(app.sql, account.id, { revoked_at: new Date() }),
  ];
  const made = await admin.graphql<{ createApiKey: { secret: string } }>(
    `mutation { createApiKey(input: { name: "${CANARY.name}", scopes: [PATIENTS_READ], expiresAt: "${new Date(Date.now() + 86_400_000).toISOString()}" }) { secret } }`,
  );
  const keys = [good.text, revoked.text, made.body.data?.createApiKey.secret ?? ''];
  for (const key of keys) {
    await app.client(key).rest('GET', `/admin/patients?key=${key}`);
    await app.client(key).rest('GET', `/${key}`);
    await app.client(key).graphql(`mutation { updatePatient(id: "${key}", input: {}) { id } }`);
    await app.client(`${key}x`).graphql('{ me { id } }');
  }
  await asOwner(`drop trigger fail on patient;
    create trigger fail before insert on patient for each row execute function fail()`);
  const file = `Name,Phone,Diagnosis,Age\n${CANARY.name},9811223366,${CANARY.diagnosis},Kanarien\n${CANARY.name},9811223366,,\n`;
  await admin.rest('POST', '/admin/patients/imports', importForm(file, { name: `${CANARY.name}.csv` }));
  await app.application.importPatients();
  expect(await app.sql('select status from patient_import')).toEqual([{ status: 'FAILED' }]);
  await asOwner('drop trigger fail on patient');
  const hospital = await insertClient(app.sql, { name: CANARY.name });
  const proof = await assertion(app, hospital);
  const access = (await askToken(app, { client_assertion: proof })).body.access_token ?? '';
  await askToken(app, { client_assertion: proof });
  for (const query of [`name=${CANARY.search}`, `identifier=${CANARY.contactNumber}`, `${CANARY.search}=1`])
    await fhir(app, access, `/Patient?${query}`);
  await fhir(app, access, `/${CANARY.search}/${CANARY.contactNumber}`);
  await fhir(app, `${access}x`, '/Patient');
  await line.cut();
  await fhir(app, access, `/Patient?name=${CANARY.search}`);
  await admin.rest('GET', `/admin/patients?search=${CANARY.search}`);
  await line.mend();
  const sent = app.sms.sent;
  return {
    phones: [...sent.map((message) => message.phone), patient.phone],
    codes: sent.map((message) => message.code),
    cookies: [...admin.cookies.values(), ...stranger.cookies.values()],
    keys: keys.map((key) => key.slice(18, 61)),
    tokens: [proof, access].map((text) => text.split('.')[2] ?? ''),
    clientId: hospital.id,
    actorId: account.id,
  };
}

it('a log tells requests and failures, and nobody in person', async () => {
  const { phones, codes, cookies, keys, tokens, actorId, clientId } = await live();
  await expect.poll(() => lines.some((text) => text.includes('"a request failed"')), { timeout: 20_000 }).toBe(true);
  const text = lines.join('');

  for (const told of [
    '"/admin/patients/:id"',
    '"a resolver failed"',
    '"a code could not be sent"',
    '"an import was given up"',
    '"the database is away"',
    actorId,
    clientId,
    '"/Patient"',
  ])
    expect([told, text.includes(told)]).toEqual([told, true]);
  for (const entry of lines.flatMap((chunk) => chunk.trim().split('\n')))
    expect(() => JSON.parse(entry) as unknown).not.toThrow();

  const secrets = [
    ...Object.values(CANARY),
    'kanari',
    ...phones.map((phone) => phone.slice(-10)),
    ...keys,
    ...tokens,
    ...cookies.map((cookie) => cookie.slice(4, 30)),
  ];
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  const words = new Set(text.split(/[^0-9A-Za-z]+/));
  expect(codes.filter((code) => words.has(code))).toEqual([]);
  expect(codes.length).toBeGreaterThan(1);
  expect(tokens.every((text) => text.length > 60)).toBe(true);
  expect(keys.map((key) => key.length)).toEqual([43, 43, 43]);
});
