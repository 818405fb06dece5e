import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertPatient, insertUser } from '../../../test/builders.js';
import { createHospitalApp, insertClient, insertReferral } from '../../../test/hospital.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import type { TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patient: string;
beforeAll(async () => {
  app = await createHospitalApp();
  ({ admin } = await signInAdmin(app));
  patient = (await insertPatient(app.sql)).id;
});
afterAll(() => app.close());

interface Referral {
  id: string;
  status: string;
  declineReason: string | null;
}

async function ask(query: string, variables: object) {
  const { body } = await admin.graphql<{ referral: Referral; referrals: List }>(query, variables);
  return { done: body.data?.referral, list: body.data?.referrals, code: body.errors?.[0]?.extensions.code };
}
const FIELDS = 'id status declineReason decidedAt';
const accept = (id: string) => ask(`mutation ($id: ID!) { referral: acceptReferral(id: $id) { ${FIELDS} } }`, { id });
const decline = (id: string, reason: string) =>
  ask(`mutation ($id: ID!, $reason: String!) { referral: declineReferral(id: $id, reason: $reason) { ${FIELDS} } }`, {
    id,
    reason,
  });
const statusOf = async (id: string) =>
  (await app.sql<{ status: string }>('select status from referral where id = $1', [id]))[0]?.status;

interface List {
  edges: { node: Referral & { patientNumber: string; clientName: string; requester: string | null } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
const list = (variables: object) =>
  ask(
    `query ($first: Int!, $after: String, $isWaiting: Boolean) { referrals(first: $first, after: $after, isWaiting: $isWaiting) {
      edges { node { ${FIELDS} patientNumber clientName requester } } pageInfo { hasNextPage endCursor } } }`,
    { first: 10, ...variables },
  );
const idsOf = ({ list: found }: Awaited<ReturnType<typeof list>>) => found?.edges.map(({ node }) => node.id);

describe('referrals of hospitals (hospital §6)', () => {
  it.each(['', '  ', 'no'])('are not declined for the reason %j', async (reason) => {
    const id = await insertReferral(app.sql, patient);
    expect((await decline(id, reason)).code).toBe('BAD_INPUT');
    expect(await statusOf(id)).toBe('ACTIVE');
  });

  it('are not decided where there is none, the record was deleted, or the hospital took it back', async () => {
    const gone = (await insertPatient(app.sql, { deleted_at: new Date() })).id;
    const ofGone = await insertReferral(app.sql, gone);
    const revoked = await insertReferral(app.sql, patient, { status: 'REVOKED' });
    expect((await accept(patient)).code).toBe('NOT_FOUND');
    expect((await accept(ofGone)).code).toBe('NOT_FOUND');
    expect((await decline(ofGone, 'We are full')).code).toBe('NOT_FOUND');
    expect((await accept(revoked)).code).toBe('WRONG_STATE');
    expect([await statusOf(ofGone), await statusOf(revoked)]).toEqual(['ACTIVE', 'REVOKED']);
  });

  it('are decided once, and that is on record without the reason', async () => {
    const id = await insertReferral(app.sql, patient);
    expect((await decline(id, 'We treat no children')).done).toMatchObject({
      status: 'DECLINED',
      declineReason: 'We treat no children',
    });
    expect((await accept(id)).code).toBe('WRONG_STATE');
    expect((await decline(id, 'Once more')).code).toBe('WRONG_STATE');
    const lines = await app.sql<{ verb: string }>(
      "select verb, row_to_json(e)::text as line from audit_event e where subject_type = 'referral' and subject_id = $1 and outcome = 'done'",
      [id],
    );
    expect(lines.map(({ verb }) => verb)).toEqual(['referral.decline']);
    expect(JSON.stringify(lines)).not.toContain('children');
  });

  it('are decided by one of two who decide at once', async () => {
    const id = await insertReferral(app.sql, patient);
    const holder = new Client(app.database.ownerUrl);
    await holder.connect();
    // Neither decides until both are under way.
    await holder.query('begin');
    await holder.query('select from referral where id = $1 for update', [id]);
    const answers = Promise.all([accept(id), decline(id, 'We are full')]);
    const waiting = () =>
      app.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(2), { timeout: 15_000 });
    await holder.query('commit');
    const both = await answers;
    await holder.end();
    expect(both.map(({ code }) => code).filter((code) => code === 'WRONG_STATE')).toHaveLength(1);
    const won = both.find(({ code }) => code === undefined)?.done;
    expect(await statusOf(id)).toBe(won?.status);
  });

  it('are listed newest first, waiting or not, without those of deleted records, page by page', async () => {
    await app.sql('delete from referral', []);
    const client = await insertClient(app.sql, { name: 'City Hospital' });
    const at = (day: number) => ({ client_id: client.id, authored_at: `2026-03-0${day}T04:30:00Z` });
    const old = await insertReferral(app.sql, patient, { ...at(1), requester: 'Dr Rao' });
    const young = await insertReferral(app.sql, patient, at(3));
    const decided = await insertReferral(app.sql, patient, at(2));
    await insertReferral(app.sql, (await insertPatient(app.sql, { deleted_at: new Date() })).id, at(4));
    await accept(decided);
    const all = await list({});
    expect(idsOf(all)).toEqual([young, decided, old]);
    expect(all.list?.edges[2]?.node).toMatchObject({ clientName: 'City Hospital', requester: 'Dr Rao' });
    expect(all.list?.edges[0]?.node.patientNumber).toMatch(/^PT-/);
    expect(idsOf(await list({ isWaiting: true }))).toEqual([young, old]);
    expect(idsOf(await list({ isWaiting: false }))).toEqual([decided]);
    const first = await list({ first: 2 });
    expect(first.list?.pageInfo.hasNextPage).toBe(true);
    expect(idsOf(await list({ first: 2, after: first.list?.pageInfo.endCursor }))).toEqual([old]);
    expect((await list({ first: 0 })).code).toBe('BAD_INPUT');
    expect((await list({ after: 'nowhere' })).code).toBe('BAD_INPUT');
  });
});

describe('reception (hospital-two §10)', () => {
  const CLINICAL = 'reason service bodySites notes declineReason';
  const NOTHING = { reason: '', service: null, bodySites: [], notes: [], declineReason: null };
  const said = { service: 'Gait training', body_sites: ['Left knee'], notes: ['No weight yet'], priority: 'URGENT' };

  it('sees how urgent a referral is and nothing clinical, before its own decision and in the answer to it', async () => {
    const desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    const read = async (query: string, variables: object = {}) =>
      (await desk.graphql<{ done: unknown; referrals: { edges: { node: unknown }[] } }>(query, variables)).body.data;
    const id = await insertReferral(app.sql, patient, { ...said, authored_at: '2030-01-01T00:00:00Z' });
    const first = `{ referrals(first: 1) { edges { node { id priority ${CLINICAL} } } } }`;
    expect((await read(first))?.referrals.edges[0]?.node).toEqual({ id, priority: 'URGENT', ...NOTHING });
    const declined = `mutation ($id: ID!) { done: declineReferral(id: $id, reason: "We are full") { status ${CLINICAL} } }`;
    expect((await read(declined, { id }))?.done).toEqual({ status: 'DECLINED', ...NOTHING });
    expect((await read(first))?.referrals.edges[0]?.node).toEqual({ id, priority: 'URGENT', ...NOTHING });
    const other = await insertReferral(app.sql, patient, said);
    const accepted = `mutation ($id: ID!) { done: acceptReferral(id: $id) { status ${CLINICAL} } }`;
    expect((await read(accepted, { id: other }))?.done).toEqual({ status: 'ACCEPTED', ...NOTHING });
    const { body } = await admin.graphql<{ referrals: { edges: { node: object }[] } }>(first);
    expect(body.data?.referrals.edges[0]?.node).toMatchObject({
      notes: ['No weight yet'],
      declineReason: 'We are full',
    });
  });
});
