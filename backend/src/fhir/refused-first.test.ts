import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHospitalApp, fhir, insertClient, signInClient, type FhirBody } from '../../test/hospital.js';
import type { TestApp } from '../../test/test-app.js';
import { inTurn } from './in-turn.js';

/** Beside the app, in the queue of its process. */
const full = createServer();
let app: TestApp;
let inside = 0;
beforeAll(async () => {
  app = await createHospitalApp({ limits: { smartRequestsMinute: 3 } });
  const queue = express().use((incoming, response, next) => {
    response.locals['actor'] = { kind: 'client', clientId: incoming.url };
    next();
  }, inTurn);
  full
    .on(
      'request',
      queue.use(() => void inside++),
    )
    .listen(0, '127.0.0.1');
  await once(full, 'listening');
  const { port } = full.address() as AddressInfo;
  for (let at = 0; at < 8; at++)
    request({ port, path: `/${at % 2}` })
      .on('error', () => undefined)
      .end();
});
afterAll(async () => {
  full.closeAllConnections();
  full.close();
  await app.close();
});

/** Begins to send a document, of which nothing but the headers ever comes. */
async function begin(token: string): Promise<[status: number, code: string | undefined]> {
  const beginning = request(`${app.origin}/fhir/R4/DocumentReference`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/fhir+json', 'content-length': 1_000 },
  });
  beginning.on('error', () => undefined).flushHeaders();
  const [response] = (await once(beginning, 'response')) as [IncomingMessage];
  const { issue } = JSON.parse(await text(response)) as FhirBody;
  beginning.destroy();
  return [response.statusCode ?? 0, issue?.[0]?.code];
}

it('who may not send a document is told so at once, without its body and while every place is taken', async () => {
  await expect.poll(() => inside).toBe(8);
  const reader = await signInClient(app, await insertClient(app.sql));
  expect(await begin('none')).toEqual([401, 'login']);
  expect(await begin(reader)).toEqual([403, 'forbidden']);
  expect(await app.sql("select verb from audit_event where outcome = 'refused'")).toEqual([
    { verb: 'fhir.DocumentReference.create' },
  ]);
  const writer = await signInClient(app, await insertClient(app.sql, { scopes: ['system/*.crus'] }));
  for (let at = 0; at < 3; at++) await fhir(app, writer, '/Patient?_count=0');
  expect(await begin(writer)).toEqual([429, 'throttled']);
});
