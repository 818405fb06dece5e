import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertAppointment, insertPatient } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
/** The ids of what is pending: a page of a hundred and a bit, seven at each hour, in the order of the list. */
let pending: string[];
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const { id: patientId } = await insertPatient(app.sql);
  const hour = (count: number) => new Date(NOON.getTime() + count * 3_600_000);
  const rows: { id: string; hour: number }[] = [];
  // Made latest first, so that the order in which they were made is not that of the list.
  for (let at = 104; at >= 0; at--) {
    const starts = Math.floor(at / 7) - 3;
    rows.push({ hour: starts, ...(await insertAppointment(app.sql, patientId, { starts_at: hour(starts) })) });
  }
  pending = rows.toSorted((a, b) => a.hour - b.hour || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
  for (const status of ['scheduled', 'canceled', 'completed', 'missed'])
    await insertAppointment(app.sql, patientId, { status, starts_at: hour(100) });
  await insertAppointment(app.sql, patientId, { deleted_at: NOON });
});
afterAll(() => app.close());

interface Page {
  pendingAppointmentPage: { appointments: { id: string }[]; total: number; page: number; limit: number };
}
const ask = (variables: object) =>
  admin.graphql<Page>(
    `query ($page: Int, $limit: Int) { pendingAppointmentPage(page: $page, limit: $limit) {
      appointments { id } total page limit } }`,
    variables,
  );
async function page(variables: object) {
  const { body } = await ask(variables);
  const found = body.data?.pendingAppointmentPage;
  return { ...found, appointments: found?.appointments.map(({ id }) => id) };
}

it.each([
  ['page', 0],
  ['page', -1],
  ['page', 1_000_001],
  ['limit', 0],
  ['limit', 101],
])('a page of pending ones is refused for %s %i, beside the input', async (name, value) => {
  const { body } = await ask({ page: 1, limit: 10, [name]: value });
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { [name]: expect.stringMatching(/^The .+ must be a whole number/) },
  });
});

it('those beyond the hundredth are reached by pages, earliest first, then by id, with the exact total', async () => {
  expect(await page({ limit: 100 })).toEqual({ appointments: pending.slice(0, 100), total: 105, page: 1, limit: 100 });
  expect(await page({ page: 2, limit: 100 })).toEqual({
    appointments: pending.slice(100),
    total: 105,
    page: 2,
    limit: 100,
  });
  expect(await page({})).toEqual({ appointments: pending.slice(0, 10), total: 105, page: 1, limit: 10 });
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => page({ page: at, limit: 17 })));
  expect(pages.flatMap(({ appointments }) => appointments)).toEqual(pending);
});

it('a page beyond the end is empty, and its total stays exact', async () => {
  const beyond = { appointments: [], total: 105, limit: 100 };
  expect(await page({ page: 3, limit: 100 })).toEqual({ ...beyond, page: 3 });
  expect(await page({ page: 1_000_000, limit: 100 })).toEqual({ ...beyond, page: 1_000_000 });
});

it('programs reach them all by cursor, and through REST at once', async () => {
  const { body } = await admin.rest<{ data: { docs: { _id: string }[] } }>('GET', '/appointments/admin/pending');
  expect(body.data.docs.map(({ _id }) => _id)).toEqual(pending);
  interface Stretch {
    appointments: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string | null } };
  }
  const STRETCH = `query ($after: String) { appointments(first: 100, after: $after, filter: { status: PENDING }) {
    edges { node { id } } pageInfo { endCursor } } }`;
  const first = (await admin.graphql<Stretch>(STRETCH)).body.data?.appointments;
  const rest = (await admin.graphql<Stretch>(STRETCH, { after: first?.pageInfo.endCursor })).body.data?.appointments;
  expect([...(first?.edges ?? []), ...(rest?.edges ?? [])].map(({ node }) => node.id)).toEqual(pending);
});

it('a page shows who it is about, and the total follows what is decided', async () => {
  const { body } = await admin.graphql(
    '{ pendingAppointmentPage(limit: 1) { total appointments { patient { name } physiotherapist { name } status } } }',
  );
  expect(body.data).toEqual({
    pendingAppointmentPage: {
      total: 105,
      appointments: [{ patient: { name: 'Sunita Yadav' }, physiotherapist: null, status: 'PENDING' }],
    },
  });
  await app.sql("update appointment set status = 'canceled' where id = $1", [pending.pop()]);
  expect(await page({ page: 2, limit: 100 })).toMatchObject({ appointments: pending.slice(100), total: 104 });
});
