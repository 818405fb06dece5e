import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMessage, insertPatient } from '../../../test/builders.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin, adminId } = await signInAdmin(app));
});
beforeEach(() => app.sql('delete from message'));
afterAll(() => app.close());

const FIELDS =
  'id kind language status to text patientId subjectId sendAfter attempts createdAt sentAt deliveredAt error';
const LIST = `query ($first: Int!, $after: String, $filter: MessageFilter) {
  list: messages(first: $first, after: $after, filter: $filter) {
    edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage endCursor } totalCount } }`;

interface List {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

async function list(variables: object = {}) {
  const { body } = await admin.graphql<{ list: List }>(LIST, { first: 10, ...variables });
  const edges = body.data?.list.edges ?? [];
  return {
    nodes: edges.map(({ node }) => node),
    ids: edges.map(({ node }) => node.id),
    pageInfo: body.data?.list.pageInfo,
    total: body.data?.list.totalCount,
    code: body.errors?.[0]?.extensions.code,
  };
}

async function retry(id: string) {
  const { body } = await admin.graphql<{ done: object }>(
    `mutation ($id: ID!) { done: retryMessage(id: $id) { ${FIELDS} } }`,
    { id },
  );
  return { done: body.data?.done, error: body.errors?.[0] };
}

const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

describe('the list of messages', () => {
  it.each([{ first: 0 }, { first: 101 }, { after: 'nowhere' }])('refuses %j', async (variables) => {
    expect((await list(variables)).code).toBe('BAD_INPUT');
  });

  it('shows all that is known of one', async () => {
    const { id: patientId } = await insertPatient(app.sql);
    const { id } = await insertMessage(app.sql, {
      kind: 'SESSION_BOOKED',
      language: 'HI',
      status: 'DELIVERED',
      recipient: '+919876543210',
      text: 'नमस्ते',
      patient_id: patientId,
      subject_id: patientId,
      send_after: minutes(1),
      attempts: 2,
      sent_at: minutes(2),
      delivered_at: minutes(3),
      error: 'The gateway answered 500.',
    });
    expect((await list()).nodes).toEqual([
      {
        id,
        kind: 'SESSION_BOOKED',
        language: 'HI',
        status: 'DELIVERED',
        to: '+919876543210',
        text: 'नमस्ते',
        patientId,
        subjectId: patientId,
        sendAfter: minutes(1).toISOString(),
        attempts: 2,
        createdAt: NOON.toISOString(),
        sentAt: minutes(2).toISOString(),
        deliveredAt: minutes(3).toISOString(),
        error: 'The gateway answered 500.',
      },
    ]);
  });

  it('runs newest first, by pages, and by all that the filter names', async () => {
    const { id: patientId } = await insertPatient(app.sql);
    const of = async (at: number, columns: object = {}) =>
      (await insertMessage(app.sql, { created_at: minutes(at), ...columns })).id;
    const failed = await of(1, { status: 'FAILED', patient_id: patientId });
    const booked = await of(2, { kind: 'SESSION_BOOKED', patient_id: patientId, subject_id: patientId });
    const bookedOfOther = await of(3, { kind: 'SESSION_BOOKED', status: 'FAILED' });
    expect((await list()).ids).toEqual([bookedOfOther, booked, failed]);
    const page = await list({ first: 2 });
    expect([page.ids, page.pageInfo?.hasNextPage]).toEqual([[bookedOfOther, booked], true]);
    const rest = await list({ first: 2, after: page.pageInfo?.endCursor });
    expect([rest.ids, rest.pageInfo?.hasNextPage, rest.total]).toEqual([[failed], false, 3]);
    expect((await list({ filter: { status: 'FAILED' } })).ids).toEqual([bookedOfOther, failed]);
    expect((await list({ filter: { kind: 'SESSION_BOOKED' } })).ids).toEqual([bookedOfOther, booked]);
    expect((await list({ first: 1, filter: { status: 'FAILED' } })).total).toBe(2);
    expect((await list({ filter: { patientId } })).ids).toEqual([booked, failed]);
    expect((await list({ filter: { subjectId: patientId } })).ids).toEqual([booked]);
    expect((await list({ filter: { patientId, status: 'FAILED' } })).ids).toEqual([failed]);
    expect((await list({ filter: { patientId: 'nobody' } })).ids).toEqual([]);
  });
});

describe('a message is tried again', () => {
  it.each(['not-an-id', '0197a6f0-0000-7000-8000-000000000000'])('not where there is none: %s', async (id) => {
    expect((await retry(id)).error?.extensions.code).toBe('NOT_FOUND');
  });

  it.each(['QUEUED', 'SENT', 'DELIVERED'])('not when it is %s', async (status) => {
    const { id } = await insertMessage(app.sql, { status });
    const { error } = await retry(id);
    expect([error?.extensions.code, error?.message]).toEqual([
      'WRONG_STATE',
      `Only a message that failed or was skipped can be tried again; this one is ${status.toLowerCase()} by now.`,
    ]);
  });

  it('not when its number was erased', async () => {
    const { id } = await insertMessage(app.sql, { status: 'FAILED', recipient: '', text: '' });
    const { error } = await retry(id);
    expect([error?.extensions.code, error?.message]).toEqual(['WRONG_STATE', expect.stringContaining('erased')]);
  });

  it.each(['FAILED', 'SKIPPED'])('under its id when it is %s, with all its tries, on record', async (status) => {
    const { id } = await insertMessage(app.sql, { status, attempts: 6, error: 'The gateway answered 500.' });
    app.clock.set(minutes(30));
    const both = await Promise.all([retry(id), retry(id)]);
    expect(new Set(both.map(({ error }) => error?.extensions.code))).toEqual(new Set([undefined, 'WRONG_STATE']));
    expect((await list()).nodes).toEqual([
      expect.objectContaining({
        id,
        status: 'QUEUED',
        attempts: 0,
        sendAfter: minutes(30).toISOString(),
        createdAt: NOON.toISOString(),
        error: null,
      }),
    ]);
    expect(
      await app.sql(
        `select actor_id, changed_fields from audit_event where verb = 'message.retry' and subject_id = $1`,
        [id],
      ),
    ).toEqual([{ actor_id: adminId, changed_fields: ['sendAfter', 'status', 'attempts', 'error'] }]);
  });
});
