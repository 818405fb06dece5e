import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const day = 'query ($day: LocalDate) { payments(from: $day) { total } }';
const moment = 'query ($from: DateTime) { appointments(first: 1, filter: { from: $from }) { edges { cursor } } }';

describe('a value is refused', () => {
  it('that is null where an argument cannot be, with the sentence of GraphQL and as no fault of ours', async () => {
    const { body } = await admin.graphql('query ($page: Int) { patients(page: $page) { total } }', { page: null });
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('"page"'), path: ['patients'], extensions: { code: 'BAD_INPUT' } },
    ]);
  });

  it.each(['2026-02-29', '2026-13-01', '0001-01-01', '2026-11-21T00:00:00Z', ''])('as a day: %j', async (value) => {
    const { body } = await admin.graphql(day, { day: value });
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('A day must look like 2026-11-21'), extensions: { code: 'BAD_INPUT' } },
    ]);
  });

  it.each([
    '2026-02-29T10:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:60:00Z',
    '2026-11-21T10:30:00',
    '2026-11-21',
  ])('as a time: %j', async (value) => {
    const { body } = await admin.graphql(moment, { from: value });
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('A time must look like'), extensions: { code: 'BAD_INPUT' } },
    ]);
  });

  it('that is a list of one day or time where one is meant', async () => {
    for (const [document, variables] of [
      [day, { day: ['2026-11-21'] }],
      [moment, { from: ['2026-11-21T10:30:00Z'] }],
    ] as const)
      expect((await admin.graphql(document, variables)).body.errors).toMatchObject([
        { extensions: { code: 'BAD_INPUT' } },
      ]);
  });
});

describe('a value is taken', () => {
  it.each(['2028-02-29', '2999-12-31'])('as a day: %j', async (value) => {
    expect((await admin.graphql(day, { day: value })).body.errors).toBeUndefined();
  });

  it.each(['2028-02-29T23:59:59.123456789+05:30', '2026-11-21T10:30Z', '9999-12-31T23:59:59Z'])(
    'as a time: %j',
    async (value) => {
      expect((await admin.graphql(moment, { from: value })).body.errors).toBeUndefined();
    },
  );

  it('that is null where a filter can be, as no filter', async () => {
    const { body } = await admin.graphql(moment, { from: null });
    expect(body.data).toEqual({ appointments: { edges: [] } });
  });
});
