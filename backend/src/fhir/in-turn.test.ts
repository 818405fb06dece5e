import { once } from 'node:events';
import { createServer, request, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import express, { type ErrorRequestHandler, type Response } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FhirFailure } from './outcome.js';
import { inTurnOf } from './in-turn.js';

/** Those who are inside, in the order in which they came. */
const inside: Response[] = [];
let server: Server;
let [entered, asked, gone] = [0, 0, 0];
beforeAll(async () => {
  const app = express();
  const counts: express.RequestHandler = (_request, response, next) => {
    asked++;
    response.once('close', () => gone++);
    next();
  };
  const enters: express.RequestHandler = (_request, response) => {
    entered++;
    inside.push(response);
  };
  app.get('/patient', counts, inTurnOf(2, 600_000), enters);
  const turn = inTurnOf(1, 600_000, 50);
  app.get('/large', turn, (_request, response) => void response.end(Buffer.alloc(20_000_000)));
  app.get('/small', turn, (_request, response) => void response.end('x'));
  app.get('/hasty', inTurnOf(0, 0), enters);
  const fails: ErrorRequestHandler = (error: FhirFailure, _request, response, _next) =>
    void response.status(error.status).end(String(error.retryAfterSeconds));
  app.use(fails);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
function come(): ClientRequest {
  const coming = request(`${address()}/patient`).on('error', () => undefined);
  coming.end();
  return coming;
}

it('so many are let in at once, the next when one has gone, and who left while waiting takes no place', async () => {
  const all = [come(), come()];
  await expect.poll(() => entered).toBe(2);
  const impatient = come();
  await expect.poll(() => asked).toBe(3);
  const patient = come();
  await expect.poll(() => asked).toBe(4);
  expect(entered).toBe(2);
  impatient.destroy();
  await expect.poll(() => gone).toBe(1);
  inside[0]?.end();
  await expect.poll(() => entered).toBe(3);
  inside[1]?.end();
  inside[2]?.end();
  all.push(come(), come());
  await expect.poll(() => entered).toBe(5);
  for (const one of [...all, patient]) one.destroy();
});

it('who has waited long enough is asked to come again', async () => {
  const response = await fetch(`${address()}/hasty`);
  expect([response.status, await response.text()]).toEqual([503, '5']);
});

it('who takes nothing of what is sent is cut off, and keeps no place', async () => {
  const idle = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  idle.on('error', () => undefined).write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'connect');
  await once(idle, 'readable');
  expect(await (await fetch(`${address()}/small`)).text()).toBe('x');
  idle.destroy();
});
