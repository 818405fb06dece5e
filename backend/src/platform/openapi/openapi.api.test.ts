import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { generate, HttpClient } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { build } from 'vite';
import { insertAdmin, insertApiKey, insertPatient, insertUser, patientForm } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { makeTemporaryFolder } from '../../../test/temporary-folder.js';
import { ROOT_DIR } from '../config.js';
import type { RestRoute } from '../http/rest.js';
import { StartupError } from '../startup-error.js';
import { describeRoutes, type OpenApi } from './description.js';

let app: TestApp;
let described: OpenApi;
beforeAll(async () => {
  app = await createTestApp();
  described = (await (await app.client().send('/openapi.json')).json()) as OpenApi;
});
afterAll(() => app.close());

describe('/openapi.json', () => {
  it('is a valid description of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(
      structuredClone(described) as unknown as Record<string, unknown>,
    );
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
  });

  it('tells of every route, and of no other', () => {
    const told = Object.entries(described.paths).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => `${method} ${at}`),
    );
    const routes = app.application.routes.map(
      ({ method, path: at }) => `${method} ${at.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(told.toSorted()).toEqual(routes.toSorted());
    const names = Object.values(described.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(new Set(names).size).toBe(routes.length);
  });

  it('cannot leave a route out: one that says nothing of itself stops the start', () => {
    const silent = { method: 'get', path: '/silent', verb: 'patient.list', handle: async () => undefined } as unknown;
    expect(() => describeRoutes([silent as RestRoute])).toThrow(StartupError);
  });

  it('says who may, what is sent, and how it ends', () => {
    const change = described.paths['/admin/patients/{id}']?.['patch'];
    expect(change?.security).toEqual([{ session: [] }, { apiKey: ['patients:write'] }]);
    expect(change?.parameters.map(({ name, in: place }) => `${String(place)} ${String(name)}`)).toEqual([
      'path id',
      'header If-Match',
    ]);
    expect(Object.keys(change?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '412',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(change?.responses['412']).toMatchObject({ description: 'CHANGED_MEANWHILE' });
    expect(JSON.stringify(change?.requestBody)).toContain('"gender":{"type":"string","enum":["M","F","others"]}');
    expect(described.paths['/users/send-otp']?.['post']?.security).toEqual([{}, { session: [] }]);
    expect(change?.description).toBe("Who may: an admin's session or a key with `patients:write`.");
    expect(described.paths['/users/send-otp']?.['post']?.description).toBe('Who may: everybody, signed in or not.');
    expect(described.paths['/users/avatar']?.['patch']?.description).toBe('Who may: everybody who is signed in.');
  });
});

it('/docs tells people the same, from this host alone, without a script', async () => {
  const answer = await app.client().send('/docs');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1] ?? 'none';
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(html).not.toMatch(/<script|(?:src|href)="(?:https?:)?\/\//);
  expect(html).toContain('<link rel="icon" href="data:,">'); // else the browser asks for one that is not there
  expect(html).toContain("Who may: an admin's session or a key with <code>patients:write</code>.");
  for (const [at, methods] of Object.entries(described.paths))
    for (const method of Object.keys(methods)) expect(html).toContain(`<code>${method.toUpperCase()} ${at}</code>`);
  expect(html).toMatch(/<a href="#api-keys">API key<\/a>/);
  expect(html).toContain('<a href="/schema.graphql">');
  const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it.each([
  ['/docs', 'integrators.md', '<a href="/docs/hospital">'],
  ['/docs/hospital', 'hospital.md', '<a href="/docs">'],
])('%s holds the whole guide, as the paper %s has it, and leads to the other', async (address, file, link) => {
  const html = await (await app.client().send(address)).text();
  expect(html).toContain(link);
  const paper = readFileSync(path.join(ROOT_DIR, 'docs', file), 'utf8');
  const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const shown = words(
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll('&#39;', "'"),
  );
  // The title is the page's own; of a link the page shows the words.
  const [, ...said] = paper
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/^```\w*$|^[|\s:-]+$/gm, '')
    .split(/\n+/);
  expect(said.length).toBeGreaterThan(100);
  expect(said.map(words).filter((line) => !shown.includes(line))).toEqual([]);
  expect(html).not.toMatch(/href="[^"#]*\.md/); // a paper that this server does not have
});

/** Every field of a JSON body that is described, by the route that takes it. */
const bodies = () =>
  Object.entries(described.paths).flatMap(([at, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const content = requestBody?.['content'] as Record<string, { schema: { properties?: object } }> | undefined;
      const fields = Object.keys(content?.['application/json']?.schema.properties ?? {});
      return fields.length > 0 ? [{ at, method, fields }] : [];
    }),
  );

it('describes the bodies that are parsed: what is no such thing is refused under the name that was described', async () => {
  const { phone } = await insertAdmin(app.sql);
  const admin = await app.signIn(phone, 'admin');
  const { reference } = await insertPatient(app.sql);
  const ofAdmins = bodies().filter(({ at }) => at.startsWith('/admin/patients'));
  expect(ofAdmins).toHaveLength(5);
  for (const { at, method, fields } of ofAdmins) {
    const nonsense = Object.fromEntries(fields.map((field) => [field, { not: 'this' }]));
    const { status, body } = await admin.rest<{ fields: object }>(method, at.replace('{id}', reference), nonsense, {
      'Idempotency-Key': 'a-key-of-nonsense',
    });
    expect([at, status, Object.keys(body.fields).toSorted()]).toEqual([at, 400, fields.toSorted()]);
  }
});

/** What the generated client is here used for. */
interface Client {
  OpenAPI: { BASE: string; TOKEN?: string };
  PatientService: Record<
    string,
    (...values: unknown[]) => Promise<{ data: { patients: { name: string }[]; _id: string } }>
  >;
}

it('a client generated from it makes real calls', async () => {
  const { dir: folder, remove } = makeTemporaryFolder();
  onTestFinished(remove);
  const source = path.join(folder, 'source');
  await mkdir(source);
  await generate({ input: structuredClone(described), output: source, httpClient: HttpClient.FETCH });
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      outDir: 'built',
      lib: { entry: path.join(source, 'index.ts'), formats: ['es'], fileName: () => 'client.mjs' },
    },
  });
  const client = (await import(pathToFileURL(path.join(folder, 'built/client.mjs')).href)) as Client;
  const { text } = await insertApiKey(app.sql, (await insertAdmin(app.sql)).id);
  client.OpenAPI.BASE = `${app.origin}/api/v1`;
  client.OpenAPI.TOKEN = text;
  const form = patientForm((await insertUser(app.sql)).id, { name: 'Generated Devi' });
  const made = await client.PatientService['postAdminPatients']?.(form, 'generated-client-1');
  expect(made?.data._id).toEqual(expect.any(String));
  const changed = await client.PatientService['getChangesPatients']?.('2026-01-01');
  expect(changed?.data.patients.map(({ name }) => name)).toContain('Generated Devi');
  await expect(client.PatientService['getAdminPatientsByIdDetails']?.('PT-999999')).rejects.toMatchObject({
    status: 404,
  });
});
