import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertMessage, insertPatient } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { createOtlpTracer } from './otlp-tracer.js';
import { statementShape } from './trace-statements.js';
import { stopTracing, tracedJob, traceWith } from './tracing.js';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number; message?: string };
}

const CANARY = 'Canary Patil';
/** What the receiver got, as it came. */
let received = '';
const spans: SentSpan[] = [];
let receiver: Server;
let app: TestApp;
let requestAddress = '';
let phone = '';

/** A receiver of OTLP by HTTP, and one request of each kind through the product. */
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    requestAddress = `${request.method} ${request.url}`;
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received += body;
      const parsed = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
      spans.push(...parsed.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  traceWith(createOtlpTracer({ endpoint, serviceName: 'clinic' }, '1.2.3'));
  app = await createTestApp();
  phone = (await insertAdmin(app.sql)).phone;
  const admin = await app.signIn(phone, 'admin');
  const { id } = await insertPatient(app.sql, { name: CANARY, diagnosis: 'A canary diagnosis' });
  await admin.rest('GET', `/files/${id}`);
  await admin.graphql('query Found($text: String!) { search(text: $text) { patients { id } } }', { text: CANARY });
  await admin.graphql('query Rows { me { id } }');
  await insertMessage(app.sql, { text: `A message to ${CANARY}` });
  await app.application.sendMessages(new Date(Date.now() + 86_400_000));
  await tracedJob('broken', () => Promise.reject(new Error(`of ${CANARY}`))).catch(() => undefined);
  await fetch(`${app.origin}/nowhere/${CANARY}?name=${CANARY}`);
  await stopTracing();
  traceWith(undefined);
});
afterAll(async () => {
  traceWith(undefined);
  await app.close();
  receiver.close();
});

const named = (name: string) => spans.filter((span) => span.name === name);
const attribute = (span: SentSpan | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value.stringValue;

describe('traces (OTLP)', () => {
  it('go to the receiver under the name and version of the service', () => {
    expect(requestAddress).toBe('POST /v1/traces');
    expect(received).toContain('"clinic"');
    expect(received).toContain('"1.2.3"');
  });

  it('name a request by the pattern of its route, with its status', () => {
    const [span] = named('GET /api/v1/files/:id');
    expect(attribute(span, 'http.route')).toBe('/api/v1/files/:id');
    expect(span?.attributes.find(({ key }) => key === 'http.response.status_code')?.value.intValue).toBe(404);
  });

  it('name the operation of GraphQL within its request', () => {
    const [operation] = named('query Rows');
    const request = spans.find(({ spanId }) => spanId === operation?.parentSpanId);
    expect(attribute(request, 'http.route')).toBe('/graphql');
    expect(operation?.traceId).toBe(request?.traceId);
  });

  it('hold statements without values, within their request or job', () => {
    const statements = spans.filter((span) => attribute(span, 'db.system.name') === 'postgresql');
    expect(statements.length).toBeGreaterThan(5);
    for (const span of statements) expect(spans.map(({ spanId }) => spanId)).toContain(span.parentSpanId);
  });

  it('hold the run of a job on a row, and a failure by its class alone', () => {
    expect(named('job texts')).not.toHaveLength(0);
    const [broken] = named('job broken');
    expect([broken?.status.code, broken?.status.message, attribute(broken, 'error.type')]).toEqual([
      2,
      undefined,
      'Error',
    ]);
  });

  it('hold no name, number, search text, message or address of a person', () => {
    for (const text of [CANARY, 'canary', phone, phone.slice(-10), encodeURIComponent(CANARY)])
      expect(received).not.toContain(text);
  });
});

it.each([
  [`select * from a where b = 'it''s' and c = 12.5 and d = $1`, 'select * from a where b = ? and c = ? and d = $1'],
  ['/* named */ select  x\n from t2 limit 10', 'select x from t2 limit ?'],
  ['do $body$ select 1 $body$', 'do ?'],
])('%j is kept as %j', (text, shape) => expect(statementShape(text)).toBe(shape));

it('while nothing is traced, work runs as it is', async () => {
  expect(await tracedJob('texts', async () => 7)).toBe(7);
});
