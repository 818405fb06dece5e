import {
  buildSchema,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_KEY_SCOPES } from '../src/identity/api-keys/api-key.input.js';
import type { Outcomes } from './access-outcomes.js';
import { graphqlTable, restTable, type World } from './access-table.js';
import { insertAdmin, insertApiKey, insertAppointment, insertPatientWithAccount, insertStaff } from './builders.js';
import { insertClient, insertConsent } from './hospital.js';
import { insertDoctor } from './recovery-builders.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

let app: TestApp;
let schema: GraphQLSchema;
/** A key whose client may read nobody. */
let outside: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  schema = buildSchema(await (await app.client().send('/schema.graphql')).text());
  outside = await keyOf((await insertClient(app.sql, { reach: 'CONSENTED' })).id);
});
afterAll(() => app.close());

async function keyOf(clientId: string | null): Promise<TestClient> {
  const { id } = await insertAdmin(app.sql);
  return app.client((await insertApiKey(app.sql, id, { scopes: CLIENT_KEY_SCOPES, client_id: clientId })).text);
}

const isOfClients = ({ scope }: Outcomes) => scope !== undefined && CLIENT_KEY_SCOPES.includes(scope);

/** What nobody else is called. */
const NAME = 'Nalini Quexley';

/** A patient with sessions of each kind of list; the rows of the access table make what else their call needs. */
async function makeWorld(): Promise<World> {
  const { user: patient, record } = await insertPatientWithAccount(app.sql, { name: NAME });
  const { physiotherapistId } = await insertStaff(app.sql);
  const { doctorId } = await insertDoctor(app.sql);
  await insertAppointment(app.sql, record.id, { status: 'pending' });
  const treated = { status: 'scheduled', physiotherapist_id: physiotherapistId, starts_at: '2026-03-12T06:00:00Z' };
  await insertAppointment(app.sql, record.id, treated);
  await app.sql('update app_user set last_login_at = $2 where id = $1', [patient.id, app.clock.now()]);
  const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  return { app, patient, record, physiotherapistId, doctorId, browser };
}

/** All that can be selected of a type without an argument. */
function everythingOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const chosen = fields.flatMap((field) => {
    const isLeaf = !isObjectType(getNamedType(field.type));
    if (isLeaf) return [field.name];
    const below = depth > 1 ? everythingOf(field.type, depth - 1) : '';
    return below ? [`${field.name} ${below}`] : [];
  });
  return chosen.length > 0 ? `{ ${chosen.join(' ')} }` : '';
}

/** The call of a row of the access table, with all fields of its answer. */
function inFull(name: string, document: string): string {
  const field = schema.getQueryType()?.getFields()[name.replace('Query.', '')];
  if (!field) throw new Error(`no query ${name}`);
  const [definition] = parse(everythingOf(field.type, 4)).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no selection');
  return print(
    visit(parse(document), {
      Field: {
        leave: (node) =>
          node.name.value === field.name ? { ...node, selectionSet: definition.selectionSet } : undefined,
      },
    }),
  );
}

type Ask = (key: TestClient) => Promise<{ code: string | undefined; text: string }>;
type Case = [name: string, prepare: (world: World) => Promise<Ask>];

const queries = Object.entries(graphqlTable).flatMap(([name, [outcomes, prepare]]): Case[] =>
  isOfClients(outcomes)
    ? [
        [
          name,
          async (world) => {
            const [document, variables] = await prepare(world);
            const whole = inFull(name, document);
            return async (key) => {
              const { body } = await key.graphql(whole, variables);
              return { code: body.errors?.[0]?.extensions.code, text: JSON.stringify(body) };
            };
          },
        ],
      ]
    : [],
);

const routes = Object.entries(restTable).flatMap(([name, [outcomes, , prepare]]): Case[] =>
  isOfClients(outcomes)
    ? [
        [
          name,
          async (world) => {
            const [method = '', path = ''] = name.split(' ');
            const call = { path, body: undefined, headers: {}, ...(await prepare?.(world)) };
            // Text, which the marks are looked for in.
            const asked = call.path.replace(/filtered$/, 'filtered?format=csv');
            return async (key) => {
              const response = await key.send(`/api/v1${asked}`, {
                method: method.toUpperCase(),
                headers: call.headers,
              });
              const text = await response.text();
              return { code: response.ok ? undefined : (JSON.parse(text) as { code: string }).code, text };
            };
          },
        ],
      ]
    : [],
);

/** What each answer must not say of the patient. */
const marksOf = ({ record, patient }: World) => [NAME, record.id, record.reference, patient.id, patient.phone.slice(3)];

/** Calls that ask for one record, or for what belongs to one. */
const OF_ONE = /(?:patientDetails|recoveryPlan|sessionEvents|gate|activity|measurements|scores|details|recovery\/.*)$/;

/** Answers that name no patient, whoever asks. */
const NAMELESS = [
  'Query.patientStats',
  'Query.physiotherapists',
  'Query.freeSlots',
  'Query.sessionEvents',
  'Query.measurements',
  'Query.gate',
  'Query.activity',
  'Query.scores',
  'get /admin/patients/stats',
  'get /recovery/plans/:id/events',
  'get /recovery/plans/:id/measurements',
  'get /recovery/plans/:id/gate',
];

describe("an API key that belongs to a hospital's client", () => {
  it('may call what the access matrix gives to its three scopes, all of them reads', () => {
    expect(queries.length).toBeGreaterThan(8);
    expect(routes.length).toBeGreaterThan(8);
    expect([...queries, ...routes].filter(([name]) => !/^(Query\.|get )/.test(name))).toEqual([]);
  });

  it.each([...queries, ...routes])('%s tells nothing of a patient outside the consents', async (name, prepare) => {
    const world = await makeWorld();
    const ask = await prepare(world);
    const told = await ask(outside);
    expect(marksOf(world).filter((mark) => told.text.includes(mark))).toEqual([]);
    // What is counted is none.
    const counted = /"(?:total|totalCount|incomplete|active|inactive|scheduledSessions)":[1-9]/;
    expect(told.text).not.toMatch(counted);
    // A record, or what belongs to one, is answered like one that does not exist.
    expect(told.code).toBe(OF_ONE.test(name) ? 'NOT_FOUND' : undefined);

    const inside = await insertClient(app.sql, { reach: 'CONSENTED' });
    await insertConsent(app.sql, world.record.id, inside.id);
    const seen = await ask(await keyOf(inside.id));
    const isNamed = marksOf(world).some((mark) => seen.text.includes(mark));
    expect(seen.code).toBeUndefined();
    expect([name, isNamed]).toEqual([name, !NAMELESS.includes(name)]);
  });
});
