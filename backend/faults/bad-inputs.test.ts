import {
  buildSchema,
  getNamedType,
  isObjectType,
  isLeafType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SeededRandom } from '../src/app/sample-data/seeded-random.js';
import { insertAdmin, insertPatient, insertUser } from '../test/builders.js';
import { createTestApp, type TestApp } from '../test/test-app.js';
import type { TestClient } from '../test/test-client.js';
import { runSql } from '../test/test-database.js';
import { badText, badValue } from './bad-values.js';
import { FAULT_TIME, times } from './form.js';

/** After so many inputs others sign in: what was sent may have ended a session. */
const ROUND = 100;

let app: TestApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await createTestApp();
  schema = buildSchema(await (await app.client().send('/schema.graphql')).text());
  await insertPatient(app.sql);
});
afterAll(() => app.close());

type Answer = { what: string; status: number; body: unknown };

/** The names that the REST door takes anything by. */
const NAMES: [string, ...string[]] = [
  'name',
  'Fullname',
  'fullName',
  'phoneNumber',
  'otp',
  'userId',
  'diagnosedWith',
  'address',
  'age',
  'bloodGroup',
  'gender',
  'contactNumber',
  'emergencyContactNumber',
  'dob',
  'email',
  'nickname',
  'status',
  'physio',
  'appointmentDate',
  'version',
  'search',
  'page',
  'limit',
  'condition',
  'doctor',
  'progress',
  'format',
  'month',
];

async function sendRest(browser: TestClient, random: SeededRandom): Promise<Answer> {
  const [first, ...others] = app.application.routes;
  if (!first) throw new Error('there are no routes');
  const { method, path } = random.pick([first, ...others]);
  const some = (value: () => unknown) =>
    Object.fromEntries(Array.from({ length: random.whole(0, 6) }, () => [random.pick(NAMES), value()]));
  const query = new URLSearchParams(some(() => badText(random)) as Record<string, string>);
  const address = `${path.replaceAll(/:\w+/g, () => encodeURIComponent(badText(random)) || 'x')}?${query}`;
  const sent = random.chance(80) ? some(() => badValue(random)) : badValue(random);
  // A file whose statement fails after its first byte is cut off.
  const { status, body } = await browser
    .rest(method, address, method === 'get' ? undefined : sent)
    .catch((error: unknown) => ({ status: 500, body: String(error) }));
  return { what: `${method} ${address} ${JSON.stringify(sent)}`, status, body };
}

/** The fields of a type that need no further choice, or the first way down to some. */
function selection(type: GraphQLNamedType, depth = 0): string {
  if (!isObjectType(type) || depth > 4) return '';
  const fields = Object.values(type.getFields());
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);
  if (leaves.length > 0) return `{ ${leaves.map(({ name }) => name).join(' ')} }`;
  const [way] = fields;
  return way ? `{ ${way.name} ${selection(getNamedType(way.type), depth + 1)} }` : '';
}

function valueFor(type: GraphQLNamedType, random: SeededRandom): unknown {
  if (!('getFields' in type) || random.chance(10)) return badValue(random);
  const names = Object.keys(type.getFields()).filter(() => random.chance(70));
  return Object.fromEntries(names.map((name) => [name, badValue(random)]));
}

async function sendGraphql(browser: TestClient, random: SeededRandom): Promise<Answer> {
  const isQuery = random.chance(50);
  const root = isQuery ? schema.getQueryType() : schema.getMutationType();
  const [first, ...others] = Object.values(root?.getFields() ?? {}) as GraphQLField<unknown, unknown>[];
  if (!first) throw new Error('there are no fields');
  const { name, args, type } = random.pick([first, ...others]);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const head = args.length > 0 ? `(${declared})` : '';
  const query = `${isQuery ? 'query' : 'mutation'}${head} { ${name}${args.length > 0 ? `(${given})` : ''} ${selection(getNamedType(type))} }`;
  const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(getNamedType(arg.type), random)]));
  const { status, body } = await browser.graphql(query, variables);
  return { what: `${query} ${JSON.stringify(variables)}`, status, body };
}

/** What no answer says: the program, its statements, or the words of the database. */
const INTERNALS =
  /node_modules|\bat \S+ \(|driverException|kysely|mikro|violates \S+ constraint|syntax error at or near/i;

/** What is wrong with an answer to a bad input; undefined when it is a refusal, or when the input was good after all. */
function faultOf({ what, status, body }: Answer): string | undefined {
  const text = JSON.stringify(body);
  const isTold = status < 400 || /"code":"[A-Z_]+"/.test(text);
  if (status < 500 && isTold && !text.includes('"INTERNAL"') && !INTERNALS.test(text)) return undefined;
  return `${status} ${what.slice(0, 500)} → ${text.slice(0, 300)}`;
}

/** The faults of the answers to so many inputs, the same for the same seed. */
async function faultsOf(inputs: number, seed: number): Promise<string[]> {
  const faults: string[] = [];
  for (let round = 0; round * ROUND < inputs; round++) {
    const random = new SeededRandom(seed, round);
    const people: [TestClient, ...TestClient[]] = [
      await app.signIn((await insertAdmin(app.sql)).phone, 'admin'),
      await app.signIn((await insertUser(app.sql)).phone),
      app.client(),
    ];
    for (let n = 0; n < Math.min(ROUND, inputs - round * ROUND); n++) {
      const browser = random.chance(70) ? people[0] : random.pick(people);
      const answer = await (random.chance(50) ? sendRest(browser, random) : sendGraphql(browser, random));
      const fault = faultOf(answer);
      if (fault) faults.push(fault);
    }
  }
  return faults;
}

it(
  'bad inputs through both doors are refused with a code, never answered with a failure of ours or a word of its insides (GQ-10)',
  async () => {
    expect(await faultsOf(times(400, 10_000), 7)).toEqual([]);
  },
  FAULT_TIME,
);

it('a failure of ours would be found (control)', async () => {
  for (const table of ['payment', 'physiotherapist', 'medical_history_entry'])
    await runSql(app.database.ownerUrl, `alter table ${table} rename to ${table}_elsewhere`);
  expect(await faultsOf(200, 7)).not.toEqual([]);
});
