import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  colleague = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());
beforeEach(() => app.sql('delete from saved_filter'));

interface Saved {
  id: string;
  name: string;
  query: string;
}
const save = async (name: string, query = 'status=incomplete', { list = 'PATIENTS', client = admin } = {}) => {
  const { body } = await client.graphql<{ saveFilter: Saved }>(
    `mutation ($name: String!, $query: String!) { saveFilter(list: ${list}, name: $name, query: $query) { id name query } }`,
    { name, query },
  );
  return { saved: body.data?.saveFilter, error: body.errors?.[0] };
};
const remove = async (id: string, client = admin) => {
  const { body } = await client.graphql<{ done: string }>('mutation ($id: ID!) { done: deleteSavedFilter(id: $id) }', {
    id,
  });
  return body.data?.done ?? body.errors?.[0]?.extensions.code;
};
const listed = async (list = 'PATIENTS', client = admin) => {
  const { body } = await client.graphql<{ savedFilters: Saved[] }>(`{ savedFilters(list: ${list}) { id name query } }`);
  return body.data?.savedFilters.map(({ name, query }) => [name, query]);
};

it.each([
  ['a name that nobody sees', ' \u200b ', 'status=incomplete', 'name'],
  ['a name of 61 characters', 'x'.repeat(61), 'status=incomplete', 'name'],
  ['nothing to save', 'Knees', '', 'query'],
  ['more than an address holds', 'Knees', 'x'.repeat(1_001), 'query'],
])('%s is refused, and nothing is written', async (_what, name, query, field) => {
  const { error } = await save(name, query);
  expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
  expect(await listed()).toEqual([]);
});

it('the fiftieth filter of a list is the last, and one of the other list still fits', async () => {
  await app.sql(
    `insert into saved_filter (id, owner_id, list, name, query, created_at)
     select gen_random_uuid(), owner.id, 'patients', 'Filter ' || number, 'age=40', now()
     from generate_series(1, 50) number cross join (select id from app_user where user_type = 'admin') owner`,
  );
  expect((await save('One more')).error?.extensions.code).toBe('LIMIT_REACHED');
  expect((await save('Filter 7', 'age=41')).saved?.query).toBe('age=41');
  expect((await save('Cash', 'method=CASH', { list: 'PAYMENTS' })).saved?.name).toBe('Cash');
});

it("another admin's filters are neither seen nor deleted", async () => {
  const { saved } = await save('Knees', 'condition=knee');
  expect(await listed('PATIENTS', colleague)).toEqual([]);
  expect(await remove(saved?.id ?? '', colleague)).toBe('NOT_FOUND');
  await save('Knees', 'condition=hip', { client: colleague });
  expect(await listed()).toEqual([['Knees', 'condition=knee']]);
});

it('filters are kept by name for each list, replaced under the same name, and deleted', async () => {
  const { saved } = await save(' Knees after 60 ', 'condition=knee&age=60&sort=name');
  await save('Hips', 'condition=hip');
  await save('Cash', 'method=CASH', { list: 'PAYMENTS' });
  expect((await save('Knees after 60', 'condition=knee')).saved?.id).toBe(saved?.id);
  expect(await listed()).toEqual([
    ['Hips', 'condition=hip'],
    ['Knees after 60', 'condition=knee'],
  ]);
  expect(await listed('PAYMENTS')).toEqual([['Cash', 'method=CASH']]);
  expect(await remove(saved?.id ?? '')).toBe(saved?.id);
  expect(await listed()).toEqual([['Hips', 'condition=hip']]);
  const lines = await app.sql(
    "select verb, changed_fields from audit_event where subject_type = 'savedFilter' and subject_id = $1 order by id",
    [saved?.id],
  );
  expect(lines.map(({ verb }) => verb)).toEqual(['filter.save', 'filter.save', 'filter.delete']);
  expect(JSON.stringify(lines)).not.toContain('knee');
});

it('the same name sent twice at once is one filter', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => save('Knees', `age=${at}`)));
  const refused = answers.flatMap(({ error }) => error?.extensions.code ?? []);
  expect(refused.filter((code) => code !== 'CHANGED_MEANWHILE')).toEqual([]);
  expect(await listed()).toHaveLength(1);
});
