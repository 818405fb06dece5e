import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertBareRecord, insertPatient, insertUser } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set(NOON));
afterEach(() => app.sql("delete from patient; delete from app_user where user_type <> 'admin'"));

const before = (milliseconds: number) => new Date(NOON.getTime() - milliseconds);

/** So many records, one a second, the first the newest; every third is of a knee. Answers their ids in the order of the list. */
async function insertMany(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const record = { name: `Patient ${at}`, diagnosis: at % 3 ? 'Hip' : 'Knee', created_at: before(1_000 * at) };
    ids.push((await insertPatient(app.sql, record)).id);
  }
  return ids;
}

interface Page {
  data: { patients: { _id: string }[]; total: number; page: number; limit: number };
}
const page = async (query = '') => {
  const { body } = await admin.rest<Page>('GET', `/admin/patients?${query}`);
  return { ...body.data, patients: body.data.patients.map(({ _id }) => _id) };
};

interface Stretch {
  patientsConnection: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { cursor: string; node: { id: string } }[];
  };
}
const STRETCH = `query ($first: Int!, $after: String, $filter: PatientFilter) {
  patientsConnection(first: $first, after: $after, filter: $filter) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id } } }
}`;

/** Reads the whole list by cursor. */
async function walk(first: number, filter?: object, between: () => Promise<void> = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { body }: { body: { data?: Stretch | null } } = await admin.graphql<Stretch>(STRETCH, {
      first,
      after,
      filter,
    });
    const stretch: Stretch['patientsConnection'] | undefined = body.data?.patientsConnection;
    seen.push(...(stretch?.edges.map(({ node }) => node.id) ?? []));
    after = stretch?.pageInfo.hasNextPage ? stretch.pageInfo.endCursor : null;
    await between();
  } while (after !== null);
  return seen;
}

describe('pages of the list', () => {
  it('hold ten records unless told otherwise, newest first (spec §9)', async () => {
    const ids = await insertMany(23);
    expect(await page()).toEqual({ patients: ids.slice(0, 10), total: 23, page: 1, limit: 10 });
    expect(await page('page=3')).toEqual({ patients: ids.slice(20), total: 23, page: 3, limit: 10 });
    expect(await page('page=2&limit=5')).toEqual({ patients: ids.slice(5, 10), total: 23, page: 2, limit: 5 });
  });

  it('are empty beyond the end, and the total stays exact (reading 34)', async () => {
    await insertMany(3);
    expect(await page('page=2')).toEqual({ patients: [], total: 3, page: 2, limit: 10 });
    expect(await page('page=1000000')).toMatchObject({ patients: [], total: 3 });
    expect(await page('search=nobody')).toEqual({ patients: [], total: 0, page: 1, limit: 10 });
  });

  it('hold exactly as many records as the total says, each once, with any filter (lesson 17)', async () => {
    const ids = await insertMany(23);
    for (const [filter, matching] of [
      ['', ids],
      ['condition=knee', ids.filter((_, at) => at % 3 === 0)],
      ['search=patient+1', ids.filter((_, at) => String(at).startsWith('1'))],
    ] as const) {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(`${filter}&limit=5&page=${number}`)));
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => matching.length));
      expect(pages.flatMap(({ patients }) => patients)).toEqual(matching);
    }
  });

  it('order records of one moment by id, and tell microseconds apart', async () => {
    const same = [uuidv7(), uuidv7(), uuidv7()].toSorted();
    for (const id of same) await insertPatient(app.sql, { id, created_at: '2026-03-10 06:00:00.000002Z' });
    const [newest, oldest] = [uuidv7(), uuidv7()];
    await insertPatient(app.sql, { id: oldest, created_at: '2026-03-10 06:00:00.000001Z' });
    await insertPatient(app.sql, { id: newest, created_at: '2026-03-10 06:00:00.000003Z' });
    const order = [newest, ...same.toReversed(), oldest];
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(`limit=1&page=${number}`)));
    expect(pages.flatMap(({ patients }) => patients)).toEqual(order);
    expect(await walk(1)).toEqual(order);
  });
});

describe('the walk by cursor', () => {
  it('sees what the list shows, once each, while records come and go', async () => {
    const ids = await insertMany(23);
    let added = 0;
    const walked = await walk(4, undefined, async () => {
      await insertPatient(app.sql, { name: 'Newer', created_at: new Date(NOON.getTime() + 1_000 * ++added) });
      if (added === 2) await app.sql('delete from patient where id = $1', [ids[0]]);
    });
    expect(walked).toEqual(ids);
    expect(added).toBe(6);
    const all = [await page('limit=20'), await page('limit=20&page=2')];
    expect(await walk(7)).toEqual(all.flatMap(({ patients }) => patients));
  });

  it('keeps its filter, and its total is exact', async () => {
    const ids = await insertMany(10);
    const knees = ids.filter((_, at) => at % 3 === 0);
    expect(await walk(3, { condition: 'knee' })).toEqual(knees);
    const { body } = await admin.graphql<Stretch>(STRETCH, { first: 1, filter: { condition: 'knee' } });
    expect(body.data?.patientsConnection).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
  });

  it('ends on a full page without a next one', async () => {
    await insertMany(4);
    const { body } = await admin.graphql<Stretch>(STRETCH, { first: 4 });
    expect(body.data?.patientsConnection.pageInfo.hasNextPage).toBe(false);
    const empty = await admin.graphql<Stretch>(STRETCH, { first: 4, filter: { search: 'nobody' } });
    expect(empty.body.data?.patientsConnection).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
  });

  it.each([
    ['a first of 0', { first: 0 }],
    ['a first of 101', { first: 101 }],
    ['a cursor of nothing', { first: 1, after: 'bm90aGluZw' }],
    [
      'a cursor that holds SQL',
      { first: 1, after: Buffer.from(`2026-01-01T00:00:00Z|' or true`).toString('base64url') },
    ],
    [
      'a cursor of a day that is none',
      { first: 1, after: Buffer.from(`2026-99-99T00:00:00Z|${uuidv7()}`).toString('base64url') },
    ],
  ])('refuses %s', async (_what, variables) => {
    const { body } = await admin.graphql(STRETCH, variables);
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

describe('the numbers above the list', () => {
  const DAYS_30 = 720 * 3_600_000;
  const statsOf = async () => (await admin.rest<{ data: object }>('GET', '/admin/patients/stats')).body.data;

  /** A patient whose account signed in so long ago, or never. */
  async function insertSeen(millisecondsAgo: number | undefined, columns = {}): Promise<void> {
    const lastLogin = millisecondsAgo === undefined ? null : before(millisecondsAgo);
    const { id } = await insertUser(app.sql, { last_login_at: lastLogin });
    await insertPatient(app.sql, { user_id: id, ...columns });
  }

  it('are all 0 in an empty clinic', async () => {
    expect(await statsOf()).toEqual({ total: 0, incomplete: 0, active: 0, inactive: 0 });
  });

  it('call active who signed in within 720 hours, inclusive to the second (reading 32)', async () => {
    await insertSeen(DAYS_30);
    expect(await statsOf()).toMatchObject({ total: 1, active: 1, inactive: 0 });
    await insertSeen(DAYS_30 + 1_000);
    expect(await statsOf()).toMatchObject({ total: 2, active: 1, inactive: 1 });
    app.clock.set(new Date(NOON.getTime() + 1_000));
    expect(await statsOf()).toMatchObject({ total: 2, active: 0, inactive: 2 });
  });

  it('call inactive who never signed in, or has no account', async () => {
    await insertSeen(undefined);
    await insertPatient(app.sql);
    expect(await statsOf()).toEqual({ total: 2, incomplete: 0, active: 0, inactive: 2 });
  });

  it('overlap: a record may be incomplete and its patient active (reading 33)', async () => {
    await insertBareRecord(app.sql, (await insertUser(app.sql, { last_login_at: NOON })).id);
    await insertSeen(0);
    await insertSeen(0, { diagnosis: null });
    await insertSeen(DAYS_30 * 2);
    expect(await statsOf()).toEqual({ total: 4, incomplete: 2, active: 3, inactive: 1 });
    const { body } = await admin.graphql('{ patientStats { total incomplete active inactive } }');
    expect(body.data).toEqual({ patientStats: { total: 4, incomplete: 2, active: 3, inactive: 1 } });
    expect(await page('status=incomplete')).toMatchObject({ total: 2 });
  });

  it('leave out what was deleted', async () => {
    await insertSeen(0, { deleted_at: NOON });
    await insertSeen(0);
    expect(await statsOf()).toEqual({ total: 1, incomplete: 0, active: 1, inactive: 0 });
    expect(await page()).toMatchObject({ total: 1 });
  });
});
