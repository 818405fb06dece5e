import path from 'node:path';
import { buildSchema, getIntrospectionQuery, getOperationAST, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertApiKey } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { ROOT_DIR } from '../config.js';
import { documentCost } from './document-cost.js';
import { readContract } from './schema.js';

const schema = buildSchema(readContract(path.join(ROOT_DIR, 'schema')));

function costOf(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('there is no operation');
  return documentCost(schema, document, operation, variables);
}

describe('the cost of a document is the objects that it can bring back (GQ-2)', () => {
  it.each<[what: string, cost: number, document: string, variables?: Record<string, unknown>]>([
    ['one object', 1, '{ me { id } }'],
    ['nothing but a value', 0, 'mutation { logout }'],
    ['objects in objects', 3, '{ patientDetails(id: "PT-000001") { patient { id } physiotherapist { id } } }'],
    ['a list as often as it says', 200, '{ appointments(first: 100) { pageInfo { hasNextPage } } }'],
    ['what is in a list with it', 600, '{ appointments(first: 200) { edges { node { id } } } }'],
    ['a page as often as it says', 40, '{ patients(limit: 20) { patients { id } } }'],
    ['a page as often as the contract says', 20, '{ patients { patients { id } } }'],
    ['a list as often as the contract says', 200, '{ pendingAppointments { patient { id } } }'],
    [
      'a list as often as a variable says',
      100,
      'query ($n: Int!) { usersWithoutPatients(first: $n) { id } }',
      { n: 100 },
    ],
    ['a list whose variable is not given', 100, 'query ($n: Int!) { pendingAppointments(first: $n) { id } }'],
    ['what is repeated, each time', 3, '{ a: me { id } b: me { id } ... on Query { me { id } } }'],
    [
      'fragments where they are used',
      4,
      '{ ...Two ...Two } fragment Two on Query { a: me { ...Self } b: me { ...Self } } fragment Self on User { id }',
    ],
    ['a list of nobody', 1, '{ appointments(first: -5) { __typename } }'],
    ['introspection at a price of its own', 600, getIntrospectionQuery()],
    ['introspection for each alias', 1_200, '{ a: __schema { types { name } } b: __schema { types { name } } }'],
    [
      'a list without a length by its bound',
      2_000,
      'query ($input: FreeSlotsInput!) { freeSlots(input: $input) { physiotherapist { id } } }',
    ],
    ['introspection of one type', 60, '{ __type(name: "User") { fields { type { name } } } }'],
  ])('%s: %i', (_what, cost, document, variables) => {
    expect(costOf(document, variables)).toBe(cost);
  });

  it('is counted at once, however often fragments use fragments', () => {
    const doubling = Array.from(
      { length: 60 },
      (_, at) => `fragment F${at} on User { ...F${at + 1} ... on User { ...F${at + 1} } }`,
    );
    expect(costOf(`{ me { ...F0 } } ${doubling.join(' ')} fragment F60 on User { id }`)).toBe(1);
  });
});

describe('what may be asked for at once (GQ-2)', () => {
  let app: TestApp;
  let admin: TestClient;
  let program: TestClient;
  beforeAll(async () => {
    app = await createTestApp();
    const { id, phone } = await insertAdmin(app.sql);
    admin = await app.signIn(phone, 'admin');
    program = app.client((await insertApiKey(app.sql, id)).text);
  });
  afterAll(() => app.close());

  /** So many lists of a hundred, each of 600 objects. */
  const lists = (count: number, first: string) =>
    Array.from(
      { length: count },
      (_, at) =>
        `a${at}: appointments(first: ${first}) { edges { node { patient { id } physiotherapist { id } } } pageInfo { hasNextPage } }`,
    ).join(' ');
  const tooMany = (most: number, cost: number) => ({
    status: 400,
    body: {
      errors: [
        {
          message: `A document may ask for at most ${most} objects, and this one asks for ${cost}.`,
          extensions: { code: 'BAD_INPUT', requestId: expect.any(String) },
        },
      ],
    },
  });

  it('is 1,000 objects for a visitor, also when the same document was answered for somebody who had signed in', async () => {
    const visitor = app.client();
    for (const { status } of [
      await admin.graphql(`{ ${lists(2, '100')} }`),
      await program.graphql(`{ ${lists(2, '100')} }`),
    ])
      expect(status).toBe(200);
    expect(await visitor.graphql(`{ ${lists(2, '100')} }`)).toMatchObject(tooMany(1_000, 1_200));
    expect(await visitor.graphql(`{ ${lists(1, '100')} }`)).toMatchObject({
      status: 200,
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });

  it('is 5,000 for people and programs that have signed in, however the length of the lists is given', async () => {
    for (const client of [admin, program]) {
      expect(await client.graphql(`{ ${lists(9, '100')} }`)).toMatchObject(tooMany(5_000, 5_400));
      const asked = `query ($n: Int!) { ${lists(9, '$n')} }`;
      expect(await client.graphql(asked, { n: 100 })).toMatchObject(tooMany(5_000, 5_400));
      const byDefault = `query ($n: Int! = 100) { ${lists(9, '$n')} }`;
      expect(await client.graphql(byDefault)).toMatchObject(tooMany(5_000, 5_400));
      expect((await client.graphql(byDefault, { n: 50 })).body).not.toHaveProperty('errors');
    }
  });

  it('tells of variables that do not fit by their name', async () => {
    const { status, body } = await admin.graphql(`query ($n: Int!) { ${lists(9, '$n')} }`, { n: 'many' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('"$n"'), extensions: { code: 'BAD_INPUT' } },
    ]);
  });

  it('leaves a visitor what is for visitors, and introspection (GQ-8)', async () => {
    const visitor = app.client();
    const phone = freshPhone();
    const asked = await visitor.graphql(
      `mutation { sendOtp(door: USER, phoneNumber: "${phone}") { message expiresInSeconds resendAfterSeconds } }`,
    );
    expect(asked.body).not.toHaveProperty('errors');
    // What the generators of code ask for.
    const introspection = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const { status, body } = await visitor.graphql<{ __schema: { types: { name: string }[] } }>(introspection);
    expect(status).toBe(200);
    expect(body.data?.__schema.types.map(({ name }) => name)).toContain('PatientDetails');
    const code = app.sms.codeFor(phone);
    const signedIn = await visitor.graphql(
      `mutation { verifyOtp(door: USER, phoneNumber: "${phone}", otp: "${code}") { id } logout }`,
    );
    expect(signedIn.body).not.toHaveProperty('errors');
  });

  it('is what the settings say', async () => {
    const narrow = await createTestApp({ database: app.database, limits: { graphqlCostVisitor: 599 } });
    const exact = await createTestApp({ database: app.database, limits: { graphqlCostVisitor: 600 } });
    try {
      expect(await narrow.client().graphql(`{ ${lists(1, '100')} }`)).toMatchObject(tooMany(599, 600));
      expect((await exact.client().graphql(`{ ${lists(1, '100')} }`)).status).toBe(200);
    } finally {
      await narrow.close();
      await exact.close();
    }
  });
});
