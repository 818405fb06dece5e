import path from 'node:path';
import {
  buildASTSchema,
  buildClientSchema,
  introspectionFromSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Extensions, Query, Resolver } from 'type-graphql';
import type { Permission } from '../src/platform/access/access-policy.js';
import { ROOT_DIR } from '../src/platform/config.js';
import { buildSchema, readContract } from '../src/platform/graphql/schema.js';
import { restRouter } from '../src/platform/http/rest.js';
import { createTestApp, type TestApp } from './test-app.js';
import { UploadLimiter } from '../src/platform/http/upload-limiter.js';
import { StartupError } from '../src/platform/errors/startup-error.js';

const contract = readContract(path.join(ROOT_DIR, 'schema'));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Builds the schema as the start does. */
const build = (sdl: string, ...further: object[]) => buildSchema(sdl, [...app.application.resolvers, ...further]);

/** The sentence with which a start refuses. */
function refusal(start: () => unknown): string {
  try {
    start();
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  }
  throw new Error('the start went through');
}

it('serves the contract as it is written, descriptions included', () => {
  const asked = buildClientSchema(introspectionFromSchema(build(contract)));
  const written = buildASTSchema(parse(contract));
  const printed = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
  expect(printed(asked)).toBe(printed(written));
  expect(asked.getType('Paise')?.description).toContain('10000 is ₹100.00');
});

/** A field of the patients' connection. */
const COUNT = '  "Exact number of records that match the filter."\n  totalCount: Int!\n';

it('refuses a contract that says more than the classes, naming the first differing line', () => {
  const changed = contract.replace(COUNT, `${COUNT}  "Never built."\n  extra: Int!\n`);
  const sentence = refusal(() => build(changed));
  expect(sentence).toContain('type PatientConnection');
  expect(sentence).toContain('the contract says "extra: Int!", the classes say "pageInfo: PageInfo!"');
});

it.each([
  [
    'nullability',
    '  pendingNumber: String\n',
    '  pendingNumber: String!\n',
    'type User',
    '"pendingNumber: String!", the classes say "pendingNumber: String"',
  ],
  ['a type', 'recoveryPercent: Int!', 'recoveryPercent: Float!', 'type PatientOverview', '"recoveryPercent: Float!"'],
  [
    'a field that only the classes have',
    COUNT,
    COUNT.replace('totalCount', 'total'),
    'type PatientConnection',
    '"total: Int!", the classes say "totalCount: Int!"',
  ],
  [
    'an argument',
    'deletePatient(id: ID!, version: Int)',
    'deletePatient(id: ID!)',
    'type Mutation',
    'deletePatient(id: ID!)',
  ],
  ['a default', 'limit: Int! = 10', 'limit: Int! = 20', 'type Query', 'limit: Int! = 20'],
  ['an enum', 'FROM_0_TO_25', 'FROM_0_TO_24', 'enum RecoveryBand', '"FROM_0_TO_24"'],
])('refuses a contract that differs in %s', (_what, present, changed, type, line) => {
  expect(contract).toContain(present);
  const sentence = refusal(() => build(contract.replace(present, changed)));
  expect(sentence).toContain(type);
  expect(sentence).toContain(line);
});

it('takes a change of descriptions alone', () => {
  expect(() => build(contract.replaceAll('Admins only.', 'For the back office.'))).not.toThrow();
});

const withExtra = `${contract}\nextend type Query {\n  "Never built."\n  extra: String!\n}\n`;

@Resolver()
class WithoutPermission {
  @Query(() => String)
  extra(): string {
    return 'open to all';
  }
}

@Resolver()
class WithUnknownPermission {
  @Query(() => String)
  @Extensions({ permissions: ['patient.peek'] })
  extra(): string {
    return 'open to all';
  }
}

@Resolver()
class SecondPatients {
  @Query(() => String)
  patients(): string {
    return 'open to all';
  }
}

it.each([
  ['requires no permission (AZ-1)', withExtra, WithoutPermission, 'Query.extra requires no permission'],
  [
    'requires a permission that nobody has (AZ-1)',
    withExtra,
    WithUnknownPermission,
    'Query.extra requires no permission',
  ],
  ['is declared twice', contract, SecondPatients, 'Query.patients is declared twice'],
])('refuses a root field that %s', (_what, sdl, Resolvers, sentence) => {
  expect(refusal(() => build(sdl, new Resolvers()))).toContain(sentence);
});

it('refuses a root field that no class answers', () => {
  expect(refusal(() => build(withExtra))).toContain('at "type Query {": the contract says "extra: String!"');
});

it('refuses a REST route that names no verb (AZ-1)', () => {
  const handle = async () => undefined;
  const uploads = new UploadLimiter(8, 25);
  const route = {
    method: 'get',
    path: '/unmarked',
    verb: 'patient.peek' as Permission,
    docs: { summary: 'X' },
    handle,
  } as const;
  expect(refusal(() => restRouter([route], uploads))).toBe('get /unmarked names no verb of the access table');
  expect(() => restRouter([{ ...route, verb: 'patient.list' }], uploads)).not.toThrow();
});
