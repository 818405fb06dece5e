import type { Role } from '../auth/actor.js';
import { SCOPES, verbs, type Grant, type Scope } from '../auth/verbs.js';
import type { ErrorCode } from '../errors.js';
import { STATUS } from '../http/error-handler.js';
import type { RestRoute } from '../http/rest.js';
import { StartupError } from '../startup-error.js';
import { failureAnswer } from './failure.answer.js';
import { JsonSchemas, type JsonSchema } from './json-schemas.js';
import { whoMay } from './who-may.js';

/** What any call may come to. */
const COMMON: readonly ErrorCode[] = ['BAD_INPUT', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
/** What any call may come to that is not for everybody. */
const GUARDED: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'ACCOUNT_DISABLED'];

/** An operation of the description. */
export interface Operation {
  operationId: string;
  summary: string;
  /** Who may. */
  description: string;
  tags: [string];
  security: Record<string, string[]>[];
  parameters: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

/** The description of the REST door, OpenAPI 3.1. */
export interface OpenApi {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: JsonSchema };
}

/** The grants of the access table that a route's verbs have together. */
function grantsOf(route: RestRoute): readonly (Role | Scope | Grant)[] {
  return [route.verb].flat().flatMap((verb): readonly (Role | Scope | Grant)[] => verbs[verb]);
}

function securityOf(route: RestRoute): Operation['security'] {
  const grants = grantsOf(route);
  const scopes = SCOPES.filter((scope) => grants.includes(scope));
  return [
    ...(grants.includes('visitor') ? [{}] : []),
    { session: [] },
    ...(scopes.length > 0 ? [{ apiKey: scopes }] : []),
  ];
}

/** A schema of a query, where a value that is left out is not there at all. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const rest = anyOf.filter((part: JsonSchema) => part['type'] !== 'null') as JsonSchema[];
  const { anyOf: _all, ...own } = schema;
  return rest.length === 1 ? { ...rest[0], ...own } : { ...own, anyOf: rest };
}

function parametersOf({ path, told }: RestRoute, schemas: JsonSchemas): JsonSchema[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] }: { properties?: Record<string, JsonSchema>; required?: string[] } =
    told.query ? schemas.ofInput(told.query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: withoutNull(schema),
  }));
  const inHeader = Object.entries(told.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: told.neededHeaders?.includes(name) ?? false,
    description,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function requestBodyOf({ told, multipart }: RestRoute, schemas: JsonSchemas): JsonSchema | undefined {
  if (!told.body && !multipart) return undefined;
  const schema = told.body ? schemas.ofInput(told.body) : { type: 'object', properties: {} };
  if (!multipart) return { required: !told.bodyMayLack, content: { 'application/json': { schema } } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { ...schema, properties: { ...(schema['properties'] as JsonSchema), [multipart.field]: file } };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function responsesOf(route: RestRoute, schemas: JsonSchemas): Operation['responses'] {
  const { told, method } = route;
  const content = {
    ...(told.answer && { 'application/json': { schema: schemas.ofAnswer(told.answer) } }),
    ...Object.fromEntries(
      (told.files ?? []).map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
    ),
  };
  const guarded = grantsOf(route).includes('visitor') ? [] : GUARDED;
  const sent: ErrorCode[] = method === 'get' ? [] : ['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
  const codes = [...new Set([...COMMON, ...guarded, ...sent, ...(told.errors ?? [])])];
  const byStatus = Map.groupBy(codes, (code) => STATUS[code]);
  const failure = { 'application/json': { schema: schemas.ofAnswer(failureAnswer) } };
  const failures = [...byStatus].map(([status, of]) => [status, { description: of.join(', '), content: failure }]);
  return { [told.status ?? 200]: { description: 'Done.', content }, ...Object.fromEntries(failures) };
}

/** `GET /admin/patients/:id/details` is getAdminPatientsByIdDetails. */
function operationIdOf({ method, path }: RestRoute): string {
  const words = path
    .replaceAll(/:(\w+)/g, 'by-$1')
    .split(/[/-]/)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function operationOf(route: RestRoute, schemas: JsonSchemas): Operation {
  const requestBody = requestBodyOf(route, schemas);
  const [tag = ''] = [route.verb].flat()[0]?.split('.') ?? [];
  return {
    operationId: operationIdOf(route),
    summary: route.told.summary,
    description: `Who may: ${whoMay(grantsOf(route))}.`,
    tags: [tag],
    security: securityOf(route),
    parameters: parametersOf(route, schemas),
    ...(requestBody && { requestBody }),
    responses: responsesOf(route, schemas),
  };
}

const INTRODUCTION = `Every failure is JSON {message, code, requestId, fields?, reasons}: decide by the code. A program comes with an API key in
the header Authorization, a person with the cookie of their sign-in. Calls that change something come from the site itself or from no browser.
A gap is null. Money is in rupees here and in paise in GraphQL.`;

/**
 * Describes every route.
 * @throws StartupError for a route that says nothing of itself, or what no JSON Schema can say
 */
export function describeRoutes(routes: RestRoute[]): OpenApi {
  const schemas = new JsonSchemas();
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const at = `${route.method} ${route.path}`;
    const told: unknown = route.told;
    if (!told) throw new StartupError(`${at} has no schema: nothing could be told of it at /openapi.json`);
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Post Surgery Physiotherapy', version: '1.0.0', description: INTRODUCTION.replaceAll('\n', ' ') },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: schemas.named,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'The cookie of a sign-in; __Host-sid behind TLS.',
        },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, psp_live_…, with one of the scopes.' },
      },
    },
  };
}
