import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertCharge,
  insertPatient,
  insertPatientWithAccount,
} from '../../../test/builders.js';
import { insertSource, message, pid, send } from '../../../test/hl7.js';
import { insertClient } from '../../../test/hospital.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { tableOf, WAYS } from './breach-subjects.js';

let app: TestApp;
let reader: TestClient;
let readerId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(NOON);
  const account = await insertAdmin(app.sql);
  readerId = account.id;
  reader = await app.signIn(account.phone, 'admin');
});
afterAll(() => app.close());

interface Report {
  people: { id: string; name: string; phone: string; language: string; accesses: string[] }[];
  total: number;
  unnamed: { verb: string; records: number }[];
}

/** The trail is dated by the database's clock. */
const hour = 3_600_000;
const span = () => ({
  from: new Date(Date.now() - hour).toISOString(),
  until: new Date(Date.now() + hour).toISOString(),
});
const ask = async (question: object, paging = '') => {
  const { body } = await reader.graphql<{ breachReport: Report }>(
    `query ($question: BreachQuestion!) { breachReport(question: $question ${paging}) {
      people { id name phone language accesses firstAt lastAt } total page limit events unnamed { verb events records } } }`,
    { question },
  );
  return { done: body.data?.breachReport, code: body.errors?.[0]?.extensions.code };
};
const accessesOf = (report: Report | undefined) =>
  Object.fromEntries((report?.people ?? []).map(({ id, accesses }) => [id, accesses]));

/** An admin whose account is asked about. */
async function suspect() {
  const account = await insertAdmin(app.sql);
  return { id: account.id, browser: await app.signIn(account.phone, 'admin') };
}
const details = (id: string) => `{ patientDetails(id: "${id}") { recoveryPercent } }`;

/** Types of subjects that the sources declare. */
async function auditedTypes(): Promise<string[]> {
  const cwd = new URL('../..', import.meta.url).pathname;
  const found: string[] = [];
  for await (const name of glob('**/*.entity.ts', { cwd })) {
    const [, body = ''] = /interface AuditedEntities \{([^}]*)\}/.exec(await readFile(cwd + name, 'utf8')) ?? [];
    found.push(...[...body.matchAll(/(\w+): \w+;/g)].map(([, type = '']) => type));
  }
  return found.toSorted((a, b) => a.localeCompare(b));
}

describe('a breach report', () => {
  it('is refused without a recent sign-in, to keys, and of a question that is none', async () => {
    const { id } = await suspect();
    const key = app.client((await insertApiKey(app.sql, id, { scopes: ['patients:read'] })).text);
    const { body } = await key.graphql(
      '{ breachReport(question: { from: "2026-01-01T00:00:00Z", until: "2026-01-02T00:00:00Z" }) { total } }',
    );
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { from, until } = span();
    for (const question of [
      { from, until },
      { from, until, accountId: id, apiKeyId: 'AbCd1234' },
      { from: until, until: from, accountId: id },
      { from: '2020-01-01T00:00:00Z', until, accountId: id },
    ])
      expect((await ask(question)).code).toBe('BAD_INPUT');
    expect((await ask({ from, until, accountId: id, sourceId: crypto.randomUUID() })).code).toBe('BAD_INPUT');
    for (const nobody of [
      { accountId: crypto.randomUUID() },
      { apiKeyId: 'AbCd1234' },
      { clientId: 'x' },
      { sourceId: 'x' },
      { sourceId: crypto.randomUUID() },
    ])
      expect((await ask({ from, until, ...nobody })).code).toBe('NOT_FOUND');
    expect((await ask({ from, until, accountId: id })).code).toBeUndefined();
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [readerId]);
    expect((await ask({ from, until, accountId: id })).code).toBe('RECENT_SIGN_IN_REQUIRED');
    const path = `/admin/breach-report?${new URLSearchParams({ from, until, accountId: id }).toString()}`;
    expect((await reader.rest('GET', path)).status).toBe(403);
  });

  it('names whose record was read, listed, changed and exported, and nobody else', async () => {
    const { id, browser } = await suspect();
    const { record: seen, user } = await insertPatientWithAccount(app.sql);
    await app.sql("update app_user set language = 'Hindi' where id = $1", [user.id]);
    await app.sql("update patient set contact_phone = '+919812345678' where id = $1", [seen.id]);
    const listed = await insertPatient(app.sql, { name: 'Listed Alone' });
    const changed = await insertPatient(app.sql);
    const charged = await insertPatient(app.sql, { name: 'Owing Alone' });
    await insertCharge(app.sql, charged.id);
    const untouched = await insertPatient(app.sql);
    await browser.graphql(details(seen.id));
    await browser.graphql('{ patients(filter: { search: "Listed Alone" }) { patients { id } } }');
    await browser.rest('PATCH', `/admin/patients/${changed.id}`, { address: 'Elsewhere 1' });
    expect((await browser.rest('GET', '/dues?search=Owing&format=csv')).status).toBe(200);
    await browser.graphql(`{ charges(patientId: "${charged.id}") { id } }`);
    const { done } = await ask({ ...span(), accountId: id });
    expect(accessesOf(done)).toEqual({
      [seen.id]: ['READ'],
      [listed.id]: ['READ'],
      [changed.id]: ['CHANGED'],
      [charged.id]: ['EXPORTED', 'READ'],
    });
    expect(done).toMatchObject({ total: 4, unnamed: [] });
    expect(accessesOf(done)).not.toHaveProperty(untouched.id);
    expect(done?.people.find((person) => person.id === seen.id)).toMatchObject({
      language: 'HI',
      phone: '+919812345678',
    });
    const page = await ask({ ...span(), accountId: id }, ', page: 3, limit: 2');
    expect(page.done).toMatchObject({ people: [], total: 4 });
    const before = {
      from: new Date(Date.now() - 2 * hour).toISOString(),
      until: new Date(Date.now() - hour).toISOString(),
    };
    expect((await ask({ ...before, accountId: id })).done).toMatchObject({ people: [], total: 0, events: 0 });
  });

  it('of a key holds what the key did, and that of its owner both', async () => {
    const { id, browser } = await suspect();
    const [byKey, byOwner] = [await insertPatient(app.sql), await insertPatient(app.sql)];
    const key = await insertApiKey(app.sql, id, { scopes: ['patients:read'] });
    await app.client(key.text).graphql(details(byKey.id));
    await browser.graphql(details(byOwner.id));
    expect(accessesOf((await ask({ ...span(), apiKeyId: key.id })).done)).toEqual({ [byKey.id]: ['READ'] });
    expect((await ask({ ...span(), accountId: id })).done?.total).toBe(2);
  });

  it('of a full export names everybody of its time, a merged record under the one that it became', async () => {
    const { id, browser } = await suspect();
    const kept = await insertPatient(app.sql);
    const merged = await insertPatient(app.sql, { deleted_at: NOON, merged_into: kept.id });
    await browser.rest('GET', '/admin/full-export');
    const { done } = await ask({ ...span(), accountId: id }, ', limit: 100');
    const [counted] = await app.sql<{ count: number }>(
      'select count(*)::int from patient where merged_into is null and created_at < now()',
    );
    expect(done?.total).toBe(counted?.count);
    expect(accessesOf(done)).not.toHaveProperty(merged.id);
    expect(accessesOf(done)).toMatchObject({ [kept.id]: ['EXPORTED'] });
  });

  it('counts what the trail does not name, and says of which list', async () => {
    const { id } = await suspect();
    await app.sql(
      `insert into audit_event (actor_id, actor_role, verb, outcome, request_id, details) values
        ($1, 'admin', 'patient.list', 'done', 'r', '{"reads": 2, "records": 40}'), ($1, 'admin', 'patient.list', 'done', 'r', '{"records": 2}'),
        ($1, 'admin', 'patient.list', 'refused', 'r', '{"records": 900}'), ($1, 'admin', 'payment.export', 'done', 'r', '{"rows": 7}')`,
      [id],
    );
    const { done } = await ask({ ...span(), accountId: id });
    expect(done).toMatchObject({
      people: [],
      events: expect.any(Number),
      unnamed: [
        { verb: 'patient.list', events: 2, records: 42 },
        { verb: 'payment.export', events: 1, records: 7 },
      ],
    });
  });

  it('counts events whose subject is gone, and those of things of no patient not; a request of data leads to its patient', async () => {
    const { id } = await suspect();
    const { record, user } = await insertPatientWithAccount(app.sql);
    const request = crypto.randomUUID();
    await app.sql(
      `insert into data_request (id, account_id, kind, words, received_at, due_on)
        values ($1, $2, 'CORRECTION', 'Wrong name', now(), current_date + 30)`,
      [request, user.id],
    );
    const other = await insertPatient(app.sql);
    await app.sql(
      `insert into audit_event (actor_id, actor_role, verb, outcome, request_id, subject_type, subject_id, details) values
        ($1, 'admin', 'file.remove', 'done', 'r', 'clinicalFile', gen_random_uuid()::text, null),
        ($1, 'admin', 'file.remove', 'done', 'r', 'clinicalFile', gen_random_uuid()::text, null),
        ($1, 'admin', 'carePhoto.open', 'done', 'r', 'carePhoto', gen_random_uuid()::text, jsonb_build_object('patients', jsonb_build_array($3::text))),
        ($1, 'admin', 'leave.remove', 'done', 'r', 'leave', gen_random_uuid()::text, null),
        ($1, 'admin', 'ownData.download', 'done', 'r', 'patient', $3, null),
        ($1, 'admin', 'dataRequest.decide', 'done', 'r', 'dataRequest', $2, null)`,
      [id, request, other.id],
    );
    const { done } = await ask({ ...span(), accountId: id });
    expect(accessesOf(done)).toEqual({ [record.id]: ['READ'], [other.id]: ['EXPORTED', 'READ'] });
    expect(done?.unnamed).toMatchObject([{ verb: 'file.remove', events: 2, records: 2 }]);
  });

  it('of a client names the patients of its bulk exports', async () => {
    const { id: client } = await insertClient(app.sql);
    const patient = await insertPatient(app.sql);
    await app.sql(
      `insert into audit_event (client_id, actor_role, verb, outcome, request_id, details)
        values ($1, 'client', 'fhir.export', 'done', 'r', jsonb_build_object('shown', jsonb_build_array($2::text)))`,
      [client, patient.id],
    );
    const { done } = await ask({ ...span(), clientId: client });
    expect(accessesOf(done)).toEqual({ [patient.id]: ['EXPORTED'] });
    expect(done?.unnamed).toEqual([]);
  });

  it('of a source of HL7 v2 messages names the patients whose records its messages made or changed', async () => {
    const [source, other] = [await insertSource(app.sql), await insertSource(app.sql)];
    const tell = (from: typeof source, number: string, name: string) =>
      send(app, message(from, 'ADT^A08', ['EVN||20260310120000', pid({ 3: `${number}^^^CITY^MR`, 5: name })]));
    for (const [from, number, name] of [
      [source, 'B-1', 'Yadav^Sunita'],
      [source, 'B-1', 'Yadav^Sunita^Devi'],
      [source, 'B-2', 'Rao^Anil'],
      [other, 'B-3', 'Nair^Meera'],
    ] as const)
      expect(await tell(from, number, name)).toMatchObject({ code: 'AA' });
    const made = await app.sql<{ id: string; value: string }>(
      'select patient_id as id, value from patient_identifier where system = $1 order by value',
      [source.system],
    );
    expect(made).toHaveLength(2);
    const { done } = await ask({ ...span(), sourceId: source.id });
    expect(accessesOf(done)).toEqual(Object.fromEntries(made.map(({ id }) => [id, ['CHANGED']])));
    const { from, until } = span();
    const query = new URLSearchParams({ from, until, sourceId: source.id, format: 'csv' }).toString();
    const { body } = await reader.rest<string>('GET', `/admin/breach-report?${query}`);
    expect(body).toContain('Anil Rao');
    expect(body).not.toContain('Meera');
    const lines = await app.sql<{ verb: string }>(
      "select verb from audit_event where subject_type = 'hl7Source' and subject_id = $1 and verb like 'breach.%' order by id",
      [source.id],
    );
    expect(lines.map(({ verb }) => verb)).toEqual(['breach.read', 'breach.export']);
  });

  it('knows each type of subject, and its way to the patient stands in the database', async () => {
    const types = await auditedTypes();
    expect(Object.keys(WAYS).toSorted((a, b) => a.localeCompare(b))).toEqual(types);
    const tables = await app.sql<{ table_name: string }>(
      `select table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where table_schema = 'public' and column_name = 'patient_id' and table_type = 'BASE TABLE'`,
    );
    const named = new Set(tables.map(({ table_name }) => table_name));
    const withPatient = types.filter((type) => named.has(tableOf(type)));
    expect(withPatient.filter((type) => WAYS[type as keyof typeof WAYS] !== 'own')).toEqual([]);
  });

  it('is on record, as is its file, and the trail that admins read says no ids', async () => {
    const { id, browser } = await suspect();
    const patient = await insertPatient(app.sql, { name: 'Sunita Rao' });
    await browser.graphql(details(patient.id));
    await browser.graphql('{ patients(limit: 1) { patients { id } } }');
    const { from, until } = span();
    await ask({ from, until, accountId: id });
    const { body: text, status } = await reader.rest<string>(
      'GET',
      `/admin/breach-report?${new URLSearchParams({ from, until, accountId: id, format: 'csv' }).toString()}`,
    );
    expect(status).toBe(200);
    expect(text).toContain('Sunita Rao');
    expect(text).toContain('PT number,Patient,Phone,Language,First access,Last access,Kinds');
    const lines = await app.sql<{ verb: string; details: object }>(
      "select verb, details from audit_event where verb like 'breach.%' and subject_type = 'user' and subject_id = $1 order by id",
      [id],
    );
    expect(lines).toMatchObject([
      { verb: 'breach.read', details: { from, until } },
      { verb: 'breach.export', details: { from, until, format: 'csv', shown: expect.arrayContaining([patient.id]) } },
    ]);
    const { body } = await reader.graphql<{ auditEvents: { edges: { node: { details: string | null } }[] } }>(
      `{ auditEvents(first: 50, filter: { actorId: "${id}" }) { edges { node { details } } } }`,
    );
    const read = JSON.stringify(body);
    expect(read).toContain('records');
    expect(read).not.toContain('shown');
  });
});
