import type { Role } from '../access/actor.js';
import { KEY_SCOPES, accessPolicy, type KeyScope } from '../access/access-policy.js';
import { type FhirScope } from '../access/fhir-permissions.js';
import { isDeskRestPermission } from '../access/permissions.js';
import type { ErrorCode } from '../errors/errors.js';
import { STATUS } from '../http/error-handler.js';
import type { RestRoute } from '../http/rest.js';
import { StartupError } from '../errors/startup-error.js';
import { failureAnswer } from './failure.answer.js';
import { JsonSchemas, type JsonSchema } from './json-schemas.js';
import { whoMay } from './who-may.js';

/** Media type of a form without files. */
const FORM = 'application/x-www-form-urlencoded';

/** Error codes of every endpoint. */
const COMMON: readonly ErrorCode[] = ['BAD_INPUT', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];
/** Error codes of every endpoint that is not public. */
const GUARDED: readonly ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'ACCOUNT_DISABLED'];

/** Operation of the OpenAPI description. */
export interface Operation {
  operationId: string;
  summary: string;
  /** Roles and scopes that may call it. */
  description: string;
  tags: [string];
  security: Record<string, string[]>[];
  parameters: JsonSchema[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
}

/** OpenAPI 3.1 description of the REST API. */
export interface OpenApi {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: JsonSchema };
}

/** Returns the roles and scopes that may call an endpoint. */
function grantsOf(route: RestRoute): readonly (Role | KeyScope | FhirScope)[] {
  return [route.verb].flat().flatMap((verb): readonly (Role | KeyScope | FhirScope)[] => {
    const grants: readonly (Role | KeyScope | FhirScope)[] = accessPolicy[verb];
    return isDeskRestPermission(verb) ? grants : grants.filter((grant) => grant !== 'reception');
  });
}

function securityOf(route: RestRoute): Operation['security'] {
  const grants = grantsOf(route);
  const scopes = KEY_SCOPES.filter((scope) => grants.includes(scope));
  return [
    ...(grants.includes('visitor') ? [{}] : []),
    { session: [] },
    ...(scopes.length > 0 ? [{ apiKey: scopes }] : []),
  ];
}

/** Removes null from a query parameter's schema: an absent value is omitted. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const rest = anyOf.filter((part: JsonSchema) => part['type'] !== 'null') as JsonSchema[];
  const { anyOf: _all, ...own } = schema;
  return rest.length === 1 ? { ...rest[0], ...own } : { ...own, anyOf: rest };
}

function parametersOf({ path, docs }: RestRoute, schemas: JsonSchemas): JsonSchema[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] }: { properties?: Record<string, JsonSchema>; required?: string[] } =
    docs.query ? schemas.ofInput(docs.query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: withoutNull(schema),
  }));
  const inHeader = Object.entries(docs.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: docs.neededHeaders?.includes(name) ?? false,
    description,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeader];
}

function requestBodyOf({ docs, multipart, takesForms }: RestRoute, schemas: JsonSchemas): JsonSchema | undefined {
  if (!docs.body && !multipart) return undefined;
  const schema = docs.body ? schemas.ofInput(docs.body) : { type: 'object', properties: {} };
  if (!multipart)
    return {
      required: !docs.bodyMayLack,
      content: { 'application/json': { schema }, ...(takesForms && { [FORM]: { schema } }) },
    };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { ...schema, properties: { ...(schema['properties'] as JsonSchema), [multipart.field]: file } };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function responsesOf(route: RestRoute, schemas: JsonSchemas): Operation['responses'] {
  const { docs, method } = route;
  const content = {
    ...(docs.answer && { 'application/json': { schema: schemas.ofAnswer(docs.answer) } }),
    ...Object.fromEntries(
      (docs.files ?? []).map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
    ),
  };
  const guarded = grantsOf(route).includes('visitor') ? [] : GUARDED;
  const sent: ErrorCode[] = method === 'get' ? [] : ['TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
  const codes = [...new Set([...COMMON, ...guarded, ...sent, ...(docs.errors ?? [])])];
  const byStatus = Map.groupBy(codes, (code) => STATUS[code]);
  const failure = { 'application/json': { schema: schemas.ofAnswer(failureAnswer) } };
  const failures = [...byStatus].map(([status, of]) => [status, { description: of.join(', '), content: failure }]);
  return { [docs.status ?? 200]: { description: 'Done.', content }, ...Object.fromEntries(failures) };
}

/** Builds an operation id: `GET /admin/patients/:id/details` is getAdminPatientsByIdDetails. */
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
    summary: route.docs.summary,
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

/** Describes every REST endpoint. @throws StartupError for a route without documentation, or a schema that JSON Schema cannot express */
export function describeRoutes(routes: RestRoute[]): OpenApi {
  const schemas = new JsonSchemas();
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const at = `${route.method} ${route.path}`;
    const told: unknown = route.docs;
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
