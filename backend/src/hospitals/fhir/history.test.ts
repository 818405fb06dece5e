import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAppointment, insertPatient, insertReport } from '../../../test/builders.js';
import {
  createHospitalApp,
  fhir,
  insertClient,
  insertConsent,
  insertReferral,
  signInClient,
  write,
  type Hospital,
} from '../../../test/hospital.js';
import { createMerging } from '../../../test/merging.js';
import { SENDER, sentPatient, type AnsweredPatient } from '../../../test/sent-patient.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';

let app: TestApp;
let hospital: Hospital;
let token: string;
let other: string;
beforeAll(async () => {
  app = await createHospitalApp();
  hospital = await insertClient(app.sql, { ...SENDER, scopes: ['system/*.crus'], reach: 'ALL_BUT_REFUSED' });
  token = await signInClient(app, hospital);
  other = await signInClient(app, await insertClient(app.sql));
});
afterAll(() => app.close());

interface History {
  type: string;
  total: number;
  link: { relation: string; url: string }[];
  entry: {
    fullUrl: string;
    resource?: AnsweredPatient & { status?: string };
    request: { method: string; url: string };
    response: { status: string; etag: string; lastModified: string };
  }[];
}

/** An answer as text, and its ETag. */
async function raw(path: string, by = token) {
  const response = await fetch(`${app.origin}/fhir/R4${path}`, { headers: { authorization: `Bearer ${by}` } });
  return { status: response.status, etag: response.headers.get('etag'), text: await response.text() };
}
const historyOf = async (path: string, by = token) => (await fhir<History>(app, by, `${path}/_history`)).body;

/** Changes a row in a transaction of the application, as its jobs do. */
const change = (statement: string, values: unknown[]) =>
  app.connections.orm.em
    .fork()
    .transactional((tx) => tx.getConnection().execute(statement, values, 'run', tx.getTransactionContext()));

/** A record that the hospital made and changed twice, with what it read each time. */
async function changedTwice() {
  const { body } = await write(app, token, 'POST', '/Patient', sentPatient());
  const path = `/Patient/${String(body.id)}`;
  const read = [await raw(path)];
  for (const gender of ['other', 'male']) {
    const latest = read.at(-1);
    const changed = { ...(JSON.parse(latest?.text ?? '') as object), gender, photo: [{ title: gender }] };
    expect((await write(app, token, 'PUT', path, changed, { 'if-match': latest?.etag ?? '' })).status).toBe(200);
    read.push(await raw(path));
  }
  return { id: String(body.id), path, read };
}

describe('former versions', () => {
  it('stay readable, byte for byte as they were, and are listed newest first', async () => {
    const { path, read, id } = await changedTwice();
    const again = [];
    for (const { etag } of read) again.push(await raw(`${path}/_history/${/\d+/.exec(etag ?? '')?.[0]}`));
    expect(again).toEqual(read);
    const { type, total, entry } = await historyOf(path);
    expect([type, total]).toEqual(['history', 3]);
    expect(entry.map(({ resource }) => JSON.stringify(resource))).toEqual(read.toReversed().map(({ text }) => text));
    expect(entry.map(({ response }) => response.etag)).toEqual(read.toReversed().map(({ etag }) => etag));
    expect(entry.map(({ request }) => request)).toEqual([
      { method: 'PUT', url: `Patient/${id}` },
      { method: 'PUT', url: `Patient/${id}` },
      { method: 'POST', url: 'Patient' },
    ]);
    expect(entry.at(-1)?.response).toMatchObject({ status: '201 Created', etag: 'W/"1"' });
    const actors = await app.sql("select distinct actor from resource_version where type = 'Patient' and id = $1", [
      id,
    ]);
    expect(actors).toEqual([{ actor: `client ${hospital.id}` }]);
    expect((await raw(`${path}/_history/99`)).status).toBe(404);
    expect((await raw(`${path}/_history/x`)).status).toBe(404);
  });

  it('name whose change each was, also of a patch, whose use cases run together', async () => {
    const { path, id } = await changedTwice();
    const patched = await fhir(app, token, path, {
      method: 'PATCH',
      body: JSON.stringify([{ op: 'replace', path: '/gender', value: 'female' }]),
      headers: { 'content-type': 'application/json-patch+json' },
    });
    expect(patched.status).toBe(200);
    const actors = await app.sql(
      "select actor from resource_version where type = 'Patient' and id = $1 order by version desc limit 1",
      [id],
    );
    expect(actors).toEqual([{ actor: `client ${hospital.id}` }]);
  });

  it('come in pages and since a moment; other parameters are refused', async () => {
    const { path, read } = await changedTwice();
    const seen: (string | undefined)[] = [];
    for (let url: string | undefined = `${path}/_history?_count=1`; url;) {
      const { body }: { body: History } = await fhir<History>(app, token, url);
      expect([body.total, body.entry.length]).toEqual([3, 1]);
      seen.push(body.entry[0]?.response.etag);
      url = body.link.find(({ relation }) => relation === 'next')?.url;
    }
    expect(seen).toEqual(read.toReversed().map(({ etag }) => etag));
    const since = (await historyOf(path)).entry[1]?.response.lastModified ?? '';
    expect((await fhir(app, token, `${path}/_history?_since=${since}`)).body.total).toBe(2);
    for (const asked of ['_at=2026', '_count=0', '_since=x', '_cursor=x', '_count=1&_count=2'])
      expect((await raw(`${path}/_history?${asked}`)).status).toBe(400);
  });

  it('show each client its own elements alone', async () => {
    const { path, read } = await changedTwice();
    const [, second = { etag: '' }] = read;
    const version = `${path}/_history/${/\d+/.exec(second.etag ?? '')?.[0]}`;
    expect((await raw(version)).text).toContain('"photo"');
    const theirs = await raw(version, other);
    expect([theirs.status, theirs.text.includes('"photo"')]).toEqual([200, false]);
    expect(JSON.stringify(await historyOf(path, other))).not.toContain('photo');
  });

  it('are kept of what the clinic changes: a referral, its task, a session; of others’ referrals nothing is told', async () => {
    const { id: patient } = await insertPatient(app.sql);
    const referral = await insertReferral(app.sql, patient, { client_id: hospital.id });
    const { admin } = await signInAdmin(app);
    await admin.graphql('mutation ($id: ID!) { acceptReferral(id: $id) { id } }', { id: referral });
    const [request, task] = [`/ServiceRequest/${referral}`, `/Task/referral-${referral}`];
    const before = [await raw(request), await raw(task)];
    await app.sql("update referral set notes = '{}' where id = $1", [referral]);
    const decline = `mutation ($id: ID!) { declineReferral(id: $id, reason: "No place is free") { id } }`;
    const other_referral = await insertReferral(app.sql, patient, { client_id: hospital.id });
    await admin.graphql(decline, { id: other_referral });
    for (const [at, path] of [request, task].entries()) {
      const { entry } = await historyOf(path);
      const [latest, ...former] = entry.map(({ response }) => response.etag);
      expect([latest, former.includes(before[at]?.etag ?? '')]).toEqual([(await raw(path)).etag, true]);
      const version = /\d+/.exec(before[at]?.etag ?? '')?.[0];
      expect(await raw(`${path}/_history/${version}`)).toEqual(before[at]);
      expect((await raw(`${path}/_history`, other)).status).toBe(404);
      expect((await raw(`${path}/_history/1`, other)).status).toBe(404);
    }
    const declined = await historyOf(`/ServiceRequest/${other_referral}`);
    expect(declined.entry[0]?.resource?.status).toBe('revoked');
  });

  it('of a session name the referral to its sender alone', async () => {
    const { id: patient } = await insertPatient(app.sql);
    const referral = await insertReferral(app.sql, patient, { client_id: hospital.id });
    const { id } = await insertAppointment(app.sql, patient, { status: 'missed' });
    await app.sql('update appointment set referral_id = $1 where id = $2', [referral, id]);
    for (const reason of ['ill', 'away'])
      await change('update appointment set missed_reason = ? where id = ?', [reason, id]);
    const { entry } = await historyOf(`/Appointment/${id}`);
    expect(entry.map(({ resource }) => JSON.stringify(resource))).toEqual([
      expect.stringContaining('"comment":"away"'),
      expect.stringContaining('"comment":"ill"'),
    ]);
    expect(JSON.stringify(entry[1])).toContain(`ServiceRequest/${referral}`);
    const theirs = JSON.stringify(await historyOf(`/Appointment/${id}`, other));
    expect([theirs.includes('"comment":"ill"'), theirs.includes(referral)]).toEqual([true, false]);
  });

  it('of a consent include its expiry, which changed no row', async () => {
    const { id: patient } = await insertPatient(app.sql);
    const until = new Date(Date.now() + 3_600_000);
    const consent = await insertConsent(app.sql, patient, hospital.id, { until });
    await change('update data_consent set purpose = purpose where id = ?', [consent]);
    // The hour has passed.
    await app.sql(
      `update resource_version set row = jsonb_set(row, '{end}', '"2026-01-01T00:00:00.000Z"') where id = $1`,
      [consent],
    );
    await change('update data_consent set revoked_at = now() where id = ?', [consent]);
    const { entry } = await historyOf(`/Consent/${consent}`);
    expect(entry.map(({ resource, response }) => [response.etag, resource?.status])).toEqual([
      ['W/"5"', 'inactive'],
      ['W/"4"', 'inactive'],
      ['W/"3"', 'active'],
    ]);
  });

  it('of a report that was written anew are both states; a composition has one version', async () => {
    const { id: patient } = await insertPatient(app.sql);
    const { id } = await insertReport(app.sql, patient, { content: 'Walks' });
    const composition = `/Composition/report-${id}`;
    expect((await raw(composition)).status).toBe(200);
    expect(await historyOf(composition)).toMatchObject({ total: 1, entry: [{ response: { etag: 'W/"1"' } }] });
    expect(await raw(`${composition}/_history/1`)).toEqual(await raw(composition));
  });
});

describe('the fence of history', () => {
  it('a patient outside it does not exist by any version', async () => {
    const { path, id } = await changedTwice();
    const asked = ['/_history', '/_history/1', '/_history/2'];
    await insertConsent(app.sql, id, hospital.id, { decision: 'DENY' });
    for (const tail of asked) expect((await raw(path + tail)).status).toBe(404);
    const limited = await signInClient(app, await insertClient(app.sql, { reach: 'CONSENTED' }));
    for (const tail of asked) expect((await raw(path + tail, limited)).status).toBe(404);
  });

  it('takes the scope of reading', async () => {
    const { path } = await changedTwice();
    const searching = await signInClient(app, hospital, 'system/Patient.s');
    for (const tail of ['/_history', '/_history/1']) expect((await raw(path + tail, searching)).status).toBe(403);
  });

  it('a deleted record tells of its deletion, and its former versions stay', async () => {
    const { id } = await insertPatient(app.sql);
    const path = `/Patient/${id}`;
    await change("update patient set blood_group = 'O+' where id = ?", [id]);
    const read = await raw(path);
    const { admin } = await signInAdmin(app);
    const deleted = await admin.graphql('mutation ($id: ID!) { deletePatient(id: $id) { id } }', { id });
    expect(deleted.body).toEqual({ data: { deletePatient: { id } } });
    const { entry } = await historyOf(path);
    expect(entry.map(({ request, response, resource }) => [request.method, response.status, resource?.id])).toEqual([
      ['DELETE', '410 Gone', undefined],
      ['PUT', '200 OK', id],
    ]);
    const [last, former] = entry.map(({ response }) => /\d+/.exec(response.etag)?.[0]);
    expect([(await raw(path)).status, (await raw(`${path}/_history/${last}`)).status]).toEqual([410, 410]);
    expect(await raw(`${path}/_history/${former}`)).toEqual(read);
  });

  it('versions move with a merge', async () => {
    const { known, merge } = await createMerging(app);
    const { id, read, path } = await changedTwice();
    const [from, into] = [await known({}, id), await known()];
    await merge(from, into);
    const rows = await app.sql('select distinct patient_id from resource_version where id = $1', [id]);
    expect(rows).toEqual([{ patient_id: into.id }]);
    expect(await raw(`${path}/_history/${/\d+/.exec(read[2]?.etag ?? '')?.[0]}`)).toEqual(read[2]);
  });
});

it('types and the server as a whole have no history', async () => {
  for (const path of ['/Patient/_history', '/_history', '/Goal/x/_history', '/Goal/x/_history/1'])
    expect((await raw(path)).status).toBe(405);
  const paths = await fhir<{ rest: { resource: { type: string; interaction: { code: string }[] }[] }[] }>(
    app,
    token,
    '/metadata',
  );
  const kept = paths.body.rest[0]?.resource.filter(({ interaction }) =>
    interaction.some(({ code }) => code === 'vread'),
  );
  expect(kept?.map(({ type }) => type).toSorted()).toEqual([
    'Appointment',
    'Composition',
    'Consent',
    'DocumentReference',
    'Patient',
    'ServiceRequest',
    'Task',
  ]);
});
