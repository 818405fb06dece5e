import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertCharge,
  insertPatient,
  insertPayment,
  insertUser,
} from '../../../test/builders.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin, adminId } = await signInAdmin(app));
});
afterAll(() => app.close());

const FIELDS =
  'id at actorId actorName actorRole apiKeyId verb subjectType subjectId outcome changedFields details requestId';
const LIST = `query ($first: Int!, $after: String, $filter: AuditFilter) {
  auditEvents(first: $first, after: $after, filter: $filter) {
    edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor } } }`;

interface Line {
  id: string;
  verb: string;
  details: string | null;
}
interface List {
  edges: { node: Line }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function list(variables: object = {}) {
  const { body } = await admin.graphql<{ auditEvents: List }>(LIST, { first: 10, ...variables });
  const lines = body.data?.auditEvents.edges.map(({ node }) => node) ?? [];
  return {
    lines,
    verbs: lines.map(({ verb }) => verb),
    pageInfo: body.data?.auditEvents.pageInfo,
    code: body.errors?.[0]?.extensions.code,
  };
}
const verbsOf = async (filter: object) => (await list({ filter })).verbs;

/** A line of the trail, by the second of 10 March at which it was written. */
async function line(second: number, columns: Record<string, unknown>): Promise<string> {
  const row = { at: `2020-03-10T06:30:${String(second).padStart(2, '0')}Z`, actor_role: 'admin', verb: 'test.verb' };
  const given: Record<string, unknown> = { ...row, outcome: 'done', request_id: 'r1', ...columns };
  const places = Object.keys(given).map((_, index) => `$${index + 1}`);
  const [made] = await app.sql<{ id: string }>(
    `insert into audit_event (${Object.keys(given).join(', ')}) values (${places.join(', ')}) returning id::text`,
    Object.values(given),
  );
  return made?.id ?? '';
}

describe('the audit trail (clinic §9)', () => {
  it.each([{ first: 0 }, { first: 101 }, { after: 'nowhere' }])('refuses %j', async (variables) => {
    expect((await list(variables)).code).toBe('BAD_INPUT');
  });

  it('shows all that admins may know of a line: neither from where nor in which session', async () => {
    const owner = await insertAdmin(app.sql, { full_name: 'Asha Verma' });
    const { id: apiKeyId } = await insertApiKey(app.sql, owner.id);
    const id = await line(1, {
      actor_id: owner.id,
      api_key_id: apiKeyId,
      verb: 'test.shown',
      subject_type: 'patient',
      subject_id: 'p1',
      outcome: 'refused',
      changed_fields: ['name'],
      details: { rows: 3 },
      ip: '203.0.113.9',
    });
    const { lines } = await list({ filter: { verb: 'test.shown' } });
    expect(lines).toEqual([
      {
        id,
        at: '2020-03-10T06:30:01.000Z',
        actorId: owner.id,
        actorName: 'Asha Verma',
        actorRole: 'program',
        apiKeyId,
        verb: 'test.shown',
        subjectType: 'patient',
        subjectId: 'p1',
        outcome: 'REFUSED',
        changedFields: ['name'],
        details: '{"rows":3}',
        requestId: 'r1',
      },
    ]);
  });

  it('runs newest first, by pages in which lines of one moment are told apart and new ones shift nothing', async () => {
    const verb = 'test.paged';
    const ids = [await line(5, { verb }), await line(6, { verb }), await line(6, { verb })].toReversed();
    const page = await list({ first: 2, filter: { verb } });
    expect([page.lines.map(({ id }) => id), page.pageInfo?.hasNextPage]).toEqual([ids.slice(0, 2), true]);
    await line(7, { verb });
    const rest = await list({ first: 2, filter: { verb }, after: page.pageInfo?.endCursor });
    expect([rest.lines.map(({ id }) => id), rest.pageInfo?.hasNextPage]).toEqual([ids.slice(2), false]);
  });

  it('is found by who, what, how it ended, to which thing and when', async () => {
    const { id: actorId } = await insertAdmin(app.sql);
    const of = (second: number, verb: string, columns: object = {}) =>
      line(second, { actor_id: actorId, verb, ...columns });
    await of(10, 'one', { subject_type: 'apiKey', subject_id: 'key00001' });
    await of(11, 'two', { outcome: 'failed' });
    await of(12, 'three', { outcome: 'refused', subject_type: 'payment', subject_id: 'key00001' });
    expect(await verbsOf({ actorId })).toEqual(['three', 'two', 'one']);
    expect(await verbsOf({ actorId, verb: 'two' })).toEqual(['two']);
    expect(await verbsOf({ actorId, outcome: 'DONE' })).toEqual(['one']);
    expect(await verbsOf({ actorId, outcome: 'FAILED' })).toEqual(['two']);
    expect(await verbsOf({ actorId, subjectId: 'key00001' })).toEqual(['three', 'one']);
    const [from, before] = ['2020-03-10T06:30:11Z', '2020-03-10T06:30:12Z'];
    expect(await verbsOf({ actorId, from })).toEqual(['three', 'two']);
    expect(await verbsOf({ actorId, from, before })).toEqual(['two']);
    expect(await verbsOf({ actorId: 'nobody' })).toEqual([]);
  });

  it('is found by a record, with its account and all that belongs to it, also once that was deleted', async () => {
    const user = await insertUser(app.sql);
    const { id, reference } = await insertPatient(app.sql, { deleted_at: new Date(), user_id: user.id });
    const other = await insertPatient(app.sql);
    const about = (second: number, verb: string, subject_type: string, subject_id: string) =>
      line(second, { verb, subject_type, subject_id });
    await about(20, 'record', 'patient', id);
    await about(21, 'session', 'appointment', (await insertAppointment(app.sql, id)).id);
    await about(22, 'payment', 'payment', (await insertPayment(app.sql, id)).id);
    await about(23, 'profile', 'user', user.id);
    const ofCharge = await insertCharge(app.sql, id);
    await about(25, 'charge', 'charge', ofCharge.id);
    await about(24, 'another', 'payment', (await insertPayment(app.sql, other.id)).id);
    expect(await verbsOf({ patientId: reference })).toEqual(['charge', 'profile', 'payment', 'session', 'record']);
    expect(await verbsOf({ patientId: id, verb: 'session' })).toEqual(['session']);
    expect(await verbsOf({ patientId: 'PT-999999' })).toEqual([]);
    expect(await verbsOf({ patientId: 'nobody' })).toEqual([]);
  });
});

it('asking leaves a line that names the record, and is not in its own answer', async () => {
  const { id, reference } = await insertPatient(app.sql);
  const filter = { patientId: reference };
  expect((await list({ filter })).lines).toEqual([]);
  expect((await list({ filter })).lines).toMatchObject([{ verb: 'audit.list', actorId: adminId, subjectId: id }]);
});
